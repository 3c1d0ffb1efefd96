import styles from '@/components/resident-card/PartnerCard.module.scss';
import { MarkedText } from '@/components/ui/text/MarkedText';
import type { Messages } from '@/lib/i18n/messages';
import type { FoundPartner } from '@/lib/partners/filterPartners';

type Props = { partner: FoundPartner; messages: Messages['ResidentCardPage']['directory'] };

/** A partner: name, address if it is known, and what card holders get, with the matches of the search marked. */
export const PartnerCard = ({ partner: { name, address, offer }, messages }: Props) => (
  <article className={styles.card}>
    <h4>
      <MarkedText {...name} />
    </h4>
    {address && (
      <p className={styles.address}>
        <span className="visually-hidden">{`${messages.address}: `}</span>
        <MarkedText {...address} />
      </p>
    )}
    <p className="visually-hidden">{`${messages.offer}:`}</p>
    <ul className={styles.offer}>
      {offer.map((line) => (
        <li key={line.text}>
          <MarkedText {...line} />
        </li>
      ))}
    </ul>
  </article>
);
