import { getTranslations } from 'next-intl/server';
import { Linked } from '@/components/ui/text/Linked';
import { MailLink } from '@/components/ui/text/MailLink';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import styles from '@/components/visitor-info/DeskContact.module.scss';
import { DeskHours } from '@/components/visitor-info/DeskHours';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { site } from '@/lib/site';

/** Phone, e-mail and opening hours of the information desk. */
export async function DeskContact() {
  const t = await getTranslations('DeskContact');
  const hours = await getTranslations('OpeningHoursList');
  const language = await pageLanguage();
  return (
    <ul className={styles.ways}>
      <li>
        <Linked text={t('call', { phone: site.phone })} part={site.phone}>
          <PhoneLink number={site.phone} />
        </Linked>
      </li>
      <li>
        <Linked text={t('write', { email: site.email })} part={site.email}>
          <MailLink />
        </Linked>
      </li>
      {site.deskHours && (
        <li>
          {hours('label')}: <DeskHours language={language} />
        </li>
      )}
    </ul>
  );
}
