import type { ReactNode } from 'react';
import styles from '@/components/ui/text/Chapter.module.scss';

type Props = {
  title: string;
  /** Names the chapter for its heading and for links to it; unique on the page. */
  id: string;
  children: ReactNode;
};

/** A stretch of a page of answers: heading in the margin as in a printed book, text beside it. */
export function Chapter({ title, id, children }: Props) {
  return (
    <section className={styles.chapter} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
