import type { ReactNode } from 'react';
import styles from '@/components/ui/text/NumberList.module.scss';

type Props = {
  /** Label and link of each number; a long number spans two columns. */
  entries: readonly { id: string; content: ReactNode; isLong?: boolean }[];
};

/** Phone numbers with labels. */
export function NumberList({ entries }: Props) {
  return (
    <ul className={styles.numbers}>
      {entries.map(({ id, content, isLong }) => (
        <li key={id} data-long={isLong || undefined}>
          {content}
        </li>
      ))}
    </ul>
  );
}
