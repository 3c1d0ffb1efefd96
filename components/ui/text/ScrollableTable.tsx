import type { ReactNode } from 'react';
import styles from '@/components/ui/text/ScrollableTable.module.scss';

type Props = {
  caption: string;
  /** Id of the caption; unique on the page. */
  id: string;
  /** Headings of the columns. */
  columns: string[];
  children: ReactNode;
};

/** A table with a caption, in a container that scrolls sideways on narrow screens. */
export function ScrollableTable({ caption, id, columns, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.box} aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  );
}
