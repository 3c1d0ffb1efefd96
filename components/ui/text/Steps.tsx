import styles from '@/components/ui/text/Steps.module.scss';

type Props = { steps: readonly string[] };

/** What to do, one thing after the other. */
export function Steps({ steps }: Props) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
