'use client';

import { memo } from 'react';
import { PartnerCard } from '@/components/visitor/PartnerCard.client';
import styles from '@/components/visitor/PartnerGroups.module.scss';
import type { PartnerCategory, PartnerGroup } from '@/lib/content/partnerSearch';

type Props = {
  groups: readonly PartnerGroup[];
  words: {
    categories: Record<PartnerCategory, string>;
    /** How many there are in a group, by their number. */
    groupCounts: readonly string[];
    address: string;
    offer: string;
  };
};

/** The partners found, by category. Kept while the visitor types: only a new result draws the cards anew. */
export const PartnerGroups = memo(function PartnerGroups({ groups, words }: Props) {
  return groups.map(({ category, partners }) => (
    <section key={category} className={styles.group} aria-labelledby={category}>
      <div className={styles.head}>
        <h3 id={category}>{words.categories[category]}</h3>
        <p>{words.groupCounts[partners.length]}</p>
      </div>
      <ul className={styles.cards}>
        {partners.map((found) => (
          <li key={`${found.partner.name} ${found.partner.address}`}>
            <PartnerCard found={found} words={words} />
          </li>
        ))}
      </ul>
    </section>
  ));
});
