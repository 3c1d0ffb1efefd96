import type { ReactNode } from 'react';
import styles from '@/components/ui/text/Chapters.module.scss';

type Props = { children: ReactNode };

/** The chapters of a page of answers, divided by hairlines. */
export function Chapters({ children }: Props) {
  return <div className={styles.chapters}>{children}</div>;
}
