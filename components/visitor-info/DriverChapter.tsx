import { getTranslations } from 'next-intl/server';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import { DriverCard } from '@/components/visitor-info/DriverCard';
import { DriverCards } from '@/components/visitor-info/DriverCards.client';
import styles from '@/components/visitor-info/DriverCards.module.scss';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { translator } from '@/lib/i18n/translator';
import { DRIVER_PLACES } from '@/lib/visitor-info/driverCards';
import { TAXIS } from '@/lib/visitor-info/transport';

/** Cards of common destinations to show to a driver, and taxi numbers. */
export async function DriverChapter() {
  const t = await getTranslations('VisitorsInfoPage.drivers');
  const local = translator('sr', 'VisitorsInfoPage.drivers');
  const calls = (
    <div className={styles.calls}>
      <p>{t('calls')}</p>
      <ul>
        {TAXIS.map(({ number }) => (
          <li key={number}>
            <PhoneLink number={number} />
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <>
      <p>{t('intro')}</p>
      <DriverCards
        messages={MESSAGES[await pageLanguage()].DriverCards}
        names={DRIVER_PLACES.map(({ key }) => t(`places.${key}`))}
        calls={calls}
        cards={DRIVER_PLACES.map(({ key, address }) => (
          <DriverCard key={key} known={t(`places.${key}`)} name={local(`places.${key}`)} address={address} />
        ))}
      />
    </>
  );
}
