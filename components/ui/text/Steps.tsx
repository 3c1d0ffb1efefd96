import styles from '@/components/ui/text/Steps.module.scss';

/** Numbered steps. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
