import type { ReactNode } from 'react';
import styles from '@/components/cards/CardGrid.module.scss';

type Props = {
  /** Columns on large screens; fewer on narrow ones. */
  columns: 3 | 4;
  /** The first card spans two columns; it must be `isWide`. */
  hasLead?: boolean;
  children: ReactNode;
};

/** A list of cards in a grid; each child must be a list item. */
export function CardGrid({ columns, hasLead = false, children }: Props) {
  return (
    <ul className={styles.grid} data-columns={columns} data-lead={hasLead || undefined}>
      {children}
    </ul>
  );
}
