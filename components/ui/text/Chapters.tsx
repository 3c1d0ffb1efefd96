import type { ReactNode } from 'react';
import styles from '@/components/ui/text/Chapters.module.scss';

/** The chapters of an information page, with dividers. */
export function Chapters({ children }: { children: ReactNode }) {
  return <div className={styles.chapters}>{children}</div>;
}
