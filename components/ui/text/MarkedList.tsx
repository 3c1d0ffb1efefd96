import type { ReactNode } from 'react';
import styles from '@/components/ui/text/MarkedList.module.scss';
import { toMarkedItem } from '@/lib/visitor-info/markedItem';

type Props = {
  items: readonly string[];
  /** How the text of an item is shown. */
  render: (text: string) => ReactNode;
};

/** A list whose items keep the tick or cross they begin with as their bullet. */
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
