import { getTranslations } from 'next-intl/server';
import styles from '@/components/tax/GuestSheet.module.scss';
import { PhoneLink } from '@/components/text/PhoneLink';
import { MailLink } from '@/components/visitor/MailLink';
import { env } from '@/lib/env';
import { LANGUAGE_TAG, type Language } from '@/lib/language';
import { sharedHref } from '@/lib/routing/href';
import { site } from '@/lib/site';

type Props = { language: Language };

/** The information desk on the guest sheet, and where to read on. */
export async function GuestSheetDesk({ language }: Props) {
  const t = await getTranslations({ locale: LANGUAGE_TAG[language], namespace: 'GuestSheetPage.sheet.desk' });
  const facts = [
    { label: t('address'), value: site.address[language] },
    { label: t('phone'), value: <PhoneLink number={site.phone} /> },
    { label: t('email'), value: <MailLink /> },
    { label: t('web'), value: `${env().siteUrl}${sharedHref(language, 'tax')}` },
  ];
  return (
    <section className={styles.desk}>
      <h3>{t('title')}</h3>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
