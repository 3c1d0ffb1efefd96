import { memo } from 'react';
import styles from '@/components/resident-card/PartnerCard.module.scss';
import type { PartnerWords } from '@/components/resident-card/partnerWords';
import { MarkedText } from '@/components/ui/text/MarkedText';
import type { FoundPartner, MatchedText } from '@/lib/partners/filterPartners';

type Props = {
  partner: FoundPartner;
  words: PartnerWords;
  /** Whether matches are marked; otherwise they are highlighted elsewhere. */
  isMarked: boolean;
};

/**
 * A partner: name, address if it is known, and what card holders get. It belongs to its partner by its key, so that without
 * marks a letter of the search never renders it again.
 */
export const PartnerCard = memo(
  function PartnerCard({ partner: { name, address, offer }, words, isMarked }: Props) {
    const show = ({ text, matches }: MatchedText) =>
      isMarked && matches.length > 0 ? <MarkedText text={text} ranges={matches} /> : text;
    return (
      <article className={styles.card} tabIndex={-1}>
        <h4 data-searched>{show(name)}</h4>
        {address && (
          <p className={styles.address}>
            <span className="visually-hidden">{`${words.address}: `}</span>
            <span data-searched>{show(address)}</span>
          </p>
        )}
        <p className="visually-hidden">{`${words.offer}:`}</p>
        <ul className={styles.offer}>
          {offer.map((line) => (
            <li key={line.text} data-searched>
              {show(line)}
            </li>
          ))}
        </ul>
      </article>
    );
  },
  (before, after) => !before.isMarked && !after.isMarked,
);
