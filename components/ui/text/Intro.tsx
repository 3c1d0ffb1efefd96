import type { ReactNode } from 'react';
import styles from '@/components/ui/text/Intro.module.scss';

/** The introduction of a page, in the serif font. */
export function Intro({ children }: { children: ReactNode }) {
  return <p className={styles.intro}>{children}</p>;
}
