import type { ReactNode } from 'react';
import styles from '@/components/cards/CardGrid.module.scss';

type Props = {
  /** Columns on large screens; fewer as it gets narrower. */
  columns: 3 | 4;
  /** The first card is twice as wide; the others fill the rows. It must not keep its ratio. */
  hasLead?: boolean;
  children: ReactNode;
};

/** Cards in a list, side by side. Each child is a list item. */
export function CardGrid({ columns, hasLead = false, children }: Props) {
  return (
    <ul className={styles.grid} data-columns={columns} data-lead={hasLead || undefined}>
      {children}
    </ul>
  );
}
