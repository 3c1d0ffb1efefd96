import { getTranslations } from 'next-intl/server';
import styles from '@/components/ui/text/DeskContact.module.scss';
import { deskHoursText } from '@/components/ui/text/deskHoursText';
import { MailLink } from '@/components/ui/text/MailLink';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { site } from '@/lib/site';

/** Phone, e-mail and opening hours of the information desk. */
export async function DeskContact() {
  const t = await getTranslations('DeskContact');
  const times = await getTranslations('OpeningHoursList');
  const hours = deskHoursText(await pageLanguage());
  return (
    <ul className={styles.ways}>
      <li>{t.rich('call', { phone: () => <PhoneLink number={site.phone} /> })}</li>
      <li>{t.rich('write', { email: () => <MailLink /> })}</li>
      {hours && (
        <li>
          {times('label')}: {hours}
        </li>
      )}
    </ul>
  );
}
