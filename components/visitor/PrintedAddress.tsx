import styles from '@/components/visitor/PrintedAddress.module.scss';

type Props = { address: string };

/** The address of the page on paper, where no address bar shows it. */
export function PrintedAddress({ address }: Props) {
  return (
    <p className={styles.address} aria-hidden="true">
      {address}
    </p>
  );
}
