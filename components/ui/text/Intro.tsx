import type { ReactNode } from 'react';
import styles from '@/components/ui/text/Intro.module.scss';

type Props = { children: ReactNode };

/** The introduction of a page, in the serif font. */
export function Intro({ children }: Props) {
  return <p className={styles.intro}>{children}</p>;
}
