import type { ReactNode } from 'react';
import styles from '@/components/ui/page/Band.module.scss';

/** A part of a page without a heading, with the width and spacing of the page. */
export function Band({ width = 'page', children }: { width?: 'page' | 'text'; children: ReactNode }) {
  return (
    <div className={styles.band} data-width={width} data-paper>
      {children}
    </div>
  );
}
