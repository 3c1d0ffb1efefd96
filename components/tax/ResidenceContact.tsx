import { getTranslations } from 'next-intl/server';
import { ExternalAction } from '@/components/ui/text/ExternalAction';
import { Facts } from '@/components/ui/text/Facts';
import { MailLink } from '@/components/ui/text/MailLink';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import { DeskHours } from '@/components/visitor-info/DeskHours';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { site } from '@/lib/site';

/** Contacts for hosts about the residence tax. */
export async function ResidenceContact() {
  const language = await pageLanguage();
  const t = await getTranslations('TaxPage.residence.contact');
  const times = await getTranslations('OpeningHoursList');
  return (
    <>
      <Facts
        facts={[
          { label: t('addressLabel'), value: site.address[language] },
          ...(site.deskHours ? [{ label: times('label'), value: <DeskHours language={language} /> }] : []),
          { label: t('phoneLabel'), value: <PhoneLink number={site.phone} /> },
          { label: t('emailLabel'), value: <MailLink /> },
        ]}
      />
      <ExternalAction href={site.taxGuide} label={t('guideLink')} note={t('guideNote')} look="link" />
    </>
  );
}
