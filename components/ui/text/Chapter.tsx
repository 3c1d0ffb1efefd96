import type { ReactNode } from 'react';
import styles from '@/components/ui/text/Chapter.module.scss';

type Props = {
  title: string;
  /** Id of the chapter, for its heading and for links; unique on the page. */
  id: string;
  children: ReactNode;
};

/** A chapter of an information page, with its heading in the margin on wide screens. */
export function Chapter({ title, id, children }: Props) {
  return (
    <section className={styles.chapter} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
