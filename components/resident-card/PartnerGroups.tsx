import { memo } from 'react';
import { PartnerCard } from '@/components/resident-card/PartnerCard';
import styles from '@/components/resident-card/PartnerGroups.module.scss';
import type { Messages } from '@/lib/i18n/messages';
import type { PartnerGroup } from '@/lib/partners/filterPartners';

type Props = { groups: readonly PartnerGroup[]; messages: Messages['ResidentCardPage']['directory'] };

/** A letter in the search renders the directory twice, at first with the groups as they were: `memo` skips their cards then. */
export const PartnerGroups = memo(function PartnerGroups({ groups, messages }: Props) {
  return groups.map(({ category, partners }) => (
    <section key={category} className={styles.group} aria-labelledby={category}>
      <div className={styles.head}>
        <h3 id={category}>{messages.categories[category]}</h3>
        <p>
          <span className="visually-hidden">{`${messages.count} `}</span>
          <span>{partners.length}</span>
        </p>
      </div>
      <ul className={styles.cards}>
        {partners.map((partner) => (
          <li key={[partner.name, partner.address, ...partner.offer].map((line) => line?.text).join()}>
            <PartnerCard partner={partner} messages={messages} />
          </li>
        ))}
      </ul>
    </section>
  ));
});
