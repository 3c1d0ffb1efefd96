import type { ReactNode } from 'react';
import styles from '@/components/ui/text/Note.module.scss';

type Props = { children: ReactNode };

/** A remark about the page itself, in small print. */
export function Note({ children }: Props) {
  return <p className={styles.note}>{children}</p>;
}
