import styles from '@/components/ui/chrome/Logo.module.scss';
import { TOWN_MARK } from '@/lib/pictures/townMark';
import { site } from '@/lib/site';

/** The logo: a gate within a gate, and the name of the town. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg
        viewBox={`0 0 ${TOWN_MARK.width} ${TOWN_MARK.height}`}
        width={TOWN_MARK.width}
        height={TOWN_MARK.height}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <path d={TOWN_MARK.path} />
      </svg>
      {site.town}
    </span>
  );
}
