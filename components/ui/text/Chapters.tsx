import type { ReactNode } from 'react';
import styles from '@/components/ui/text/Chapters.module.scss';

type Props = { children: ReactNode };

/** The chapters of an information page, with dividers. */
export function Chapters({ children }: Props) {
  return <div className={styles.chapters}>{children}</div>;
}
