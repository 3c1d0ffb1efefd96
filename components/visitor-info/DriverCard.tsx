import styles from '@/components/visitor-info/DriverCard.module.scss';
import { LANGUAGE_TAG } from '@/lib/i18n/language';

type Props = {
  /** Name in the visitor’s language. */
  known: string;
  /** Name and address in the local language. */
  name: string;
  address: string;
};

/** A place to show to a driver: large in the local language, small in the visitor’s where that differs. */
export function DriverCard({ known, name, address }: Props) {
  return (
    <div className={styles.card}>
      {known !== name && <p className={styles.known}>{known}</p>}
      <h3 className={styles.name} lang={LANGUAGE_TAG.sr}>
        {name}
      </h3>
      <p className={styles.address} lang={LANGUAGE_TAG.sr}>
        {address}
      </p>
    </div>
  );
}
