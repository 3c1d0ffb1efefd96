import type { ReactNode } from 'react';
import styles from '@/components/ui/text/Points.module.scss';

/** A bulleted list. */
export function Points({ points }: { points: readonly { id: string; text: ReactNode }[] }) {
  return (
    <ul className={styles.points}>
      {points.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
