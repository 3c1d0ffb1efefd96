import styles from '@/components/chrome/Logo.module.scss';
import { site } from '@/lib/site';

/** The town’s mark: a gate in a gate, and its name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg
        viewBox="0 0 26 32"
        width="26"
        height="32"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <path d="M1 31V13a12 12 0 0 1 24 0v18M7.5 31V14a5.5 5.5 0 0 1 11 0v17M1 31h24M13 1v3" />
      </svg>
      {site.town}
    </span>
  );
}
