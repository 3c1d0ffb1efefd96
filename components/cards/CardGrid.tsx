import type { ReactNode } from 'react';
import styles from '@/components/cards/CardGrid.module.scss';

type Props = {
  /** Columns on large screens; fewer as it gets narrower. */
  columns: 3 | 4;
  children: ReactNode;
};

/** Cards in a list, side by side. Each child is a list item. */
export function CardGrid({ columns, children }: Props) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {children}
    </ul>
  );
}
