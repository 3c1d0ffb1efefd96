import type { ReactNode } from 'react';
import styles from '@/components/ui/text/Points.module.scss';

type Props = { points: readonly { id: string; text: ReactNode }[] };

/** A bulleted list. */
export function Points({ points }: Props) {
  return (
    <ul className={styles.points}>
      {points.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
