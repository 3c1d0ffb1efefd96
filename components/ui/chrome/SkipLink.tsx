import type { ReactNode } from 'react';
import styles from '@/components/ui/chrome/SkipLink.module.scss';

export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles.skip} href="#content">
      {children}
    </a>
  );
}
