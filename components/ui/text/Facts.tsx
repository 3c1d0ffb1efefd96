import type { ReactNode } from 'react';
import styles from '@/components/ui/text/Facts.module.scss';

type Props = { facts: readonly { label: string; value: ReactNode }[] };

/** A description list of labels and values. */
export function Facts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
