import { getTranslations } from 'next-intl/server';
import styles from '@/components/home/Welcome.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { sharedHref } from '@/lib/routing/href';
import { RESIDENCE_TAX } from '@/lib/tax/tax';
import { CITY_PASSES } from '@/lib/visitor-info/cityPass';

/** The welcome message, and links to the three pages most visitors need. */
export async function Welcome() {
  const language = await pageLanguage();
  const t = await getTranslations('HomePage');
  const quick = [
    { page: 'visitorsInfo', text: t('quick.visitorsInfoText') },
    { page: 'cityPass', text: t('quick.cityPassText', { price: CITY_PASSES[0].priceEur }) },
    { page: 'tax', text: t('quick.taxText', { adult: RESIDENCE_TAX.adult }) },
  ] as const;
  return (
    <div className={styles.welcome} data-tone="page">
      <p className={styles.lead}>{t.rich('welcome', { steps: (words) => <em>{words}</em> })}</p>
      <nav aria-label={t('quick.label')}>
        <ul className={styles.quick}>
          {quick.map(({ page, text }) => (
            <li key={page}>
              <PageLink href={sharedHref(language, page)}>
                <b>{t(`quick.${page}`)}</b>
                <span>{text}</span>
                <svg width="18" height="14" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
                  <path d="M0 7h16M10 1l6 6-6 6" />
                </svg>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
