import { getTranslations } from 'next-intl/server';
import styles from '@/components/home/Welcome.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { CITY_PASSES } from '@/lib/cityPass';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { planHref } from '@/lib/routing/browserHref';
import { sharedHref } from '@/lib/routing/href';
import { RESIDENCE_TAX } from '@/lib/tax/tax';

/** The welcome message, and links to the pages most visitors need first. */
export async function Welcome() {
  const language = await pageLanguage();
  const t = await getTranslations('HomePage');
  const quick = [
    {
      href: sharedHref(language, 'visitorsInfo'),
      title: t('quick.visitorsInfo'),
      text: t('quick.visitorsInfoText'),
    },
    { href: planHref(language), title: t('map.plan'), text: t('quick.planText') },
    {
      href: sharedHref(language, 'cityPass'),
      title: t('quick.cityPass'),
      text: t('quick.cityPassText', { price: CITY_PASSES[0].priceEur }),
    },
    {
      href: sharedHref(language, 'tax'),
      title: t('quick.tax'),
      text: t('quick.taxText', { adult: RESIDENCE_TAX.adult }),
    },
  ];
  return (
    <div className={styles.welcome} data-tone="page">
      <p className={styles.lead}>{t.rich('welcome', { steps: (chunks) => <em>{chunks}</em> })}</p>
      <nav aria-label={t('quick.label')}>
        <ul className={styles.quick}>
          {quick.map(({ href, title, text }) => (
            <li key={href}>
              <PageLink href={href}>
                <b>{title}</b> <span>{text}</span>
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
