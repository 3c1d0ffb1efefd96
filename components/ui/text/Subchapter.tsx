import type { ReactNode } from 'react';
import styles from '@/components/ui/text/Chapter.module.scss';

/** A question about a tax and its answer, side by side on wide screens. */
export function Subchapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.subchapter}>
      <h3>{title}</h3>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
