import { getTranslations } from 'next-intl/server';
import styles from '@/components/tax/GuestSheet.module.scss';
import { Facts } from '@/components/ui/text/Facts';
import { MailLink } from '@/components/ui/text/MailLink';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import { DeskHours } from '@/components/visitor-info/DeskHours';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { sharedHref } from '@/lib/routing/href';
import { env } from '@/lib/server/env';
import { site } from '@/lib/site';

type Props = { language: Language };

/** The information desk on the guest sheet, and the URL of the site. */
export async function GuestSheetDesk({ language }: Props) {
  const t = await getTranslations({ locale: LANGUAGE_TAG[language], namespace: 'GuestSheetPage.sheet.desk' });
  const times = await getTranslations({ locale: LANGUAGE_TAG[language], namespace: 'OpeningHoursList' });
  const facts = [
    { label: t('address'), value: site.address[language] },
    ...(site.deskHours ? [{ label: times('label'), value: <DeskHours language={language} /> }] : []),
    { label: t('phone'), value: <PhoneLink number={site.phone} /> },
    { label: t('email'), value: <MailLink /> },
    { label: t('web'), value: `${env().siteUrl}${sharedHref(language, 'tax')}` },
  ];
  return (
    <section className={styles.desk}>
      <h3>{t('title')}</h3>
      <Facts className={styles.facts} facts={facts} />
    </section>
  );
}
