import type { ReactNode } from 'react';
import styles from '@/components/ui/text/NumberList.module.scss';

type Props = {
  /** What is called, and its number as a link; a long number takes the room of two. */
  entries: readonly { id: string; content: ReactNode; isLong?: boolean }[];
};

/** Numbers to call: what each is for in small print, the number large. */
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
