import { getTranslations } from 'next-intl/server';
import { PartnerCard } from '@/components/resident-card/PartnerCard';
import styles from '@/components/resident-card/PartnerGroups.module.scss';
import { LONG, SHOWN } from '@/components/resident-card/partnerCards';
import type { PartnerGroup } from '@/lib/partners/partnerGroups';

type Props = { groups: readonly PartnerGroup[] };

/** The partners by category; those not found, and groups without any, are hidden. */
export async function PartnerGroups({ groups }: Props) {
  const t = await getTranslations('ResidentCardPage');
  const words = { address: t('addressLabel'), offer: t('offerLabel') };
  return groups.map(({ category, count, partners }) => (
    <section
      key={category}
      className={styles.group}
      data-category={category}
      data-is-long={partners.length >= LONG || undefined}
      hidden={!count}
      aria-labelledby={category}
    >
      <div className={styles.head}>
        <h3 id={category}>{t(`categories.${category}`)}</h3>
        <p>
          <span className={styles.label}>{t('groupCount')} </span>
          <span data-count>{count}</span>
        </p>
      </div>
      <ul className={styles.cards}>
        {partners.map((sought) => (
          <li
            key={`${sought.partner.name} ${sought.partner.address}`}
            hidden={!sought.isFound}
            {...(sought.isFound && { [SHOWN]: '' })}
          >
            <PartnerCard sought={sought} words={words} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
