import type { ReactNode } from 'react';
import styles from '@/components/ui/page/Band.module.scss';

/** A part of a page without a heading, with the width and spacing of the page. */
export function Band({ children }: { children: ReactNode }) {
  return (
    <div className={styles.band} data-tone="page">
      {children}
    </div>
  );
}
