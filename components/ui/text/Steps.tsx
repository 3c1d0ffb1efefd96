import styles from '@/components/ui/text/Steps.module.scss';

type Props = { steps: readonly string[] };

/** Numbered steps. */
export function Steps({ steps }: Props) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
