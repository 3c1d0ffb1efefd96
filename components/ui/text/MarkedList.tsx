import type { ReactNode } from 'react';
import styles from '@/components/ui/text/MarkedList.module.scss';
import { toMarkedItem } from '@/lib/visitor-info/markedItem';

type Props = {
  items: readonly string[];
  /** Renders the text of an item. */
  render: (text: string) => ReactNode;
};

/** A list that uses the tick or cross at the start of an item as its bullet. */
export function MarkedList({ items, render }: Props) {
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const { mark, text } = toMarkedItem(item);
        return (
          <li key={item}>
            <span className={styles.bullet} data-kind={mark?.kind} aria-hidden={mark ? undefined : true}>
              {mark?.sign ?? '–'}{' '}
            </span>
            <span>{render(text)}</span>
          </li>
        );
      })}
    </ul>
  );
}
