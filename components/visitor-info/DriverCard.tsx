import styles from '@/components/visitor-info/DriverCard.module.scss';
import { LANGUAGE_TAG } from '@/lib/i18n/language';

type Props = {
  /** Name in the visitor’s language. */
  known: string;
  /** Name and address in the local language. */
  name: string;
  address: string;
};

/**
 * A place to show to a driver: large in the local language, small in the visitor’s where that differs. A browser that
 * translates the page leaves the local language as it is.
 */
export function DriverCard({ known, name, address }: Props) {
  return (
    <div className={styles.card}>
      {known !== name && <p>{known}</p>}
      <div lang={LANGUAGE_TAG.sr} translate="no">
        <h3>{name}</h3>
        <p>{address}</p>
      </div>
    </div>
  );
}
