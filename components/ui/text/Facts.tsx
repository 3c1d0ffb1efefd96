import type { ReactNode } from 'react';
import styles from '@/components/ui/text/Facts.module.scss';

type Props = { facts: readonly { label: string; value: ReactNode }[]; className?: string };

/** A description list of labels and values. */
export function Facts({ facts, className = styles.facts }: Props) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
