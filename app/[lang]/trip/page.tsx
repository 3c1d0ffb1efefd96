import { getTranslations } from 'next-intl/server';
import { SitePageJsonLd } from '@/components/seo/PageJsonLd';
import { MyTrip } from '@/components/trip/MyTrip.client';
import styles from '@/components/trip/MyTrip.module.scss';
import { Gate } from '@/components/ui/design/Gate';
import { Band } from '@/components/ui/page/Band';
import { PageHero } from '@/components/ui/page/PageHero';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { planHref } from '@/lib/routing/browserHref';
import { eventsHref, guideHref, sharedHref } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/pageMetadata';
import { env } from '@/lib/server/env';
import { OFFLINE_PACK_ID } from '@/lib/visitor-info/visitorChapters';

export const generateMetadata = () => pageMetadata('trip');

/** The visitor’s own trip. The HTML is the same for everybody; the browser fills in the stored trip. */
export default async function TripPage() {
  const language = await pageLanguage();
  const t = await getTranslations('TripPage');
  return (
    <>
      <PageHero kind="trip" />
      <Band>
        <noscript>
          <p className={styles.empty}>{t('noScript')}</p>
        </noscript>
        <div className={styles.page}>
          <MyTrip language={language} messages={MESSAGES[language].TripPage.myTrip}>
            <div className={styles.nothing}>
              <div className={styles.empty}>
                <h2>{t('empty')}</h2>
                <p>{t('emptyText')}</p>
                <ul>
                  <li>
                    <PageLink href={guideHref(language)}>{t('guide')}</PageLink>
                  </li>
                  <li>
                    <PageLink href={eventsHref(language)}>{t('events')}</PageLink>
                  </li>
                  <li>
                    <PageLink href={planHref(language)}>{t('plan')}</PageLink>
                  </li>
                </ul>
              </div>
              <Gate />
            </div>
          </MyTrip>
          {env().offline && (
            <p className={styles.offline}>
              {t('offline')}{' '}
              <PageLink href={`${sharedHref(language, 'visitorsInfo')}#${OFFLINE_PACK_ID}`}>
                {MESSAGES[language].OfflinePack.title}
              </PageLink>
            </p>
          )}
        </div>
      </Band>
      <SitePageJsonLd kind="trip" />
    </>
  );
}
