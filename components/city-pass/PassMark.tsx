import { getTranslations } from 'next-intl/server';
import styles from '@/components/city-pass/PassMark.module.scss';
import type { CityPassId } from '@/lib/cityPass';

/** A table cell with a tick or a dash, and a text for screen readers. */
export async function PassMark({ pass, isIncluded }: { pass: CityPassId; isIncluded: boolean }) {
  const t = await getTranslations('CityPassPage.comparison');
  return (
    <td className={styles.cell} data-included={isIncluded || undefined}>
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={isIncluded ? 'm3.5 10.5 4.5 4.5 8.5-10' : 'M6 10h8'} />
      </svg>
      <span className="visually-hidden">{isIncluded ? t('includedIn', { pass }) : t('notIncludedIn', { pass })}</span>
    </td>
  );
}
