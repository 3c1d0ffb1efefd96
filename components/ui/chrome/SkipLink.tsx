import type { ReactNode } from 'react';
import styles from '@/components/ui/chrome/SkipLink.module.scss';

type Props = { children: ReactNode };

export function SkipLink({ children }: Props) {
  return (
    <a className={styles.skip} href="#content">
      {children}
    </a>
  );
}
