import styles from '@/components/resident-card/PartnerCard.module.scss';
import { MarkedText } from '@/components/ui/text/MarkedText';
import type { SoughtPartner } from '@/lib/partners/partnerGroups';

type Props = { sought: SoughtPartner; words: { address: string; offer: string } };

/**
 * A partner: name, where it is if that is known, and what card holders get. What the search reads is marked as such.
 * Texts are whole ones: React parts those that are put together by marks, which weigh in a list of seventy.
 */
export function PartnerCard({ sought: { partner, name, address, offer }, words }: Props) {
  return (
    <article className={styles.card}>
      <h4 data-searched>
        <MarkedText pieces={name} />
      </h4>
      {partner.address && (
        <p className={styles.address}>
          <span className={styles.label}>{`${words.address}: `}</span>
          <span data-searched>
            <MarkedText pieces={address} />
          </span>
        </p>
      )}
      <p className={styles.label}>{`${words.offer}:`}</p>
      <ul className={styles.offer}>
        {partner.offer.map((line, index) => (
          <li key={line} data-searched>
            <MarkedText pieces={offer[index] ?? []} />
          </li>
        ))}
      </ul>
    </article>
  );
}
