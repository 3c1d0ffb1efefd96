import styles from '@/components/ui/text/Amount.module.scss';

/** A sum of money in large type. */
export function Amount({ children }: { children: string }) {
  return <p className={styles.amount}>{children}</p>;
}
