import styles from '@/components/ui/text/Amount.module.scss';

type Props = { children: string };

/** A sum of money in large type. */
export function Amount({ children }: Props) {
  return <p className={styles.amount}>{children}</p>;
}
