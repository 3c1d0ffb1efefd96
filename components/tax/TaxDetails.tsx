import type { ReactNode } from 'react';
import styles from '@/components/tax/TaxDetails.module.scss';
import type { TaxSection } from '@/lib/tax/tax';

type Props = { section: TaxSection; title: string; children: ReactNode };

/** A collapsible section, the residence tax expanded at first. The id is inside the details element, so that a link to it also opens it. */
export function TaxDetails({ section, title, children }: Props) {
  return (
    <details className={styles.tax} open={section === 'residence'}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={styles.body} id={section}>
        {children}
      </div>
    </details>
  );
}
