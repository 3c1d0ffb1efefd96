import styles from '@/components/ui/text/Amount.module.scss';

type Props = { children: string };

/** The sum a visitor came for, large. */
export function Amount({ children }: Props) {
  return <p className={styles.amount}>{children}</p>;
}
