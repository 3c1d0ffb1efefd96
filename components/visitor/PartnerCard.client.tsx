'use client';

import { MarkedText } from '@/components/visitor/MarkedText.client';
import styles from '@/components/visitor/PartnerCard.module.scss';
import type { FoundPartner } from '@/lib/content/partnerSearch';

type Props = { found: FoundPartner; words: { address: string; offer: string } };

/** A partner: name, where it is if that is known, and what card holders get, line by line. */
export function PartnerCard({ found: { partner, lines, marks }, words }: Props) {
  return (
    <article className={styles.card}>
      <h4>
        <MarkedText text={partner.name} marks={marks.name} />
      </h4>
      {partner.address && (
        <p className={styles.address}>
          <span className={styles.label}>{words.address}: </span>
          <MarkedText text={partner.address} marks={marks.address} />
        </p>
      )}
      <p className={styles.label}>{words.offer}:</p>
      <ul className={styles.offer}>
        {lines.map((line, index) => (
          <li key={line}>
            <MarkedText text={line} marks={marks.lines[index] ?? []} />
          </li>
        ))}
      </ul>
    </article>
  );
}
