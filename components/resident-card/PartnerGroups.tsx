import { memo, useMemo, useRef } from 'react';
import { PartnerCard } from '@/components/resident-card/PartnerCard';
import styles from '@/components/resident-card/PartnerGroups.module.scss';
import type { PartnerWords } from '@/components/resident-card/partnerWords';
import { useHighlight } from '@/components/resident-card/useHighlight';
import type { PartnerGroup } from '@/lib/partners/filterPartners';

/** From this many cards on, those out of sight are not laid out. */
export const LONG = 100;

type Props = { groups: readonly PartnerGroup[]; words: PartnerWords };

/** Partners by category, with their matches highlighted. */
export const PartnerGroups = memo(function PartnerGroups({ groups, words }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const texts = useMemo(() => {
    const partners = groups.flatMap((group) => group.partners);
    return partners.flatMap(({ name, address, offer }) => [name, ...(address ? [address] : []), ...offer]);
  }, [groups]);
  const isHighlighted = useHighlight(list, '[data-searched]', texts);
  return (
    <div ref={list} className={styles.groups}>
      {groups.map(({ category, count, partners }) => (
        <section
          key={category}
          className={styles.group}
          data-is-long={partners.length >= LONG || undefined}
          aria-labelledby={category}
        >
          <div className={styles.head}>
            <h3 id={category}>{words.categories[category]}</h3>
            <p>
              <span className="visually-hidden">{`${words.count} `}</span>
              {count}
            </p>
          </div>
          <ul className={styles.cards}>
            {partners.map((partner) => (
              <li key={`${partner.name.text} ${partner.address?.text}`}>
                <PartnerCard partner={partner} words={words} isMarked={!isHighlighted} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});
