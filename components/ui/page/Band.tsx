import type { ReactNode } from 'react';
import styles from '@/components/ui/page/Band.module.scss';

type Props = { width?: 'page' | 'text'; children: ReactNode };

/** A stretch of a page without a heading of its own, within the page’s width and rhythm. */
export function Band({ width = 'page', children }: Props) {
  return (
    <div className={styles.band} data-width={width} data-paper>
      {children}
    </div>
  );
}
