import type { ReactNode } from 'react';
import styles from '@/components/ui/text/Note.module.scss';

/** A remark about the page itself, in small print. */
export function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
