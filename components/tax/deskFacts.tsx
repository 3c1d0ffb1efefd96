import { deskHoursText } from '@/components/ui/text/deskHoursText';
import { MailLink } from '@/components/ui/text/MailLink';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import type { Language } from '@/lib/i18n/language';
import { translator } from '@/lib/i18n/translator';
import { site } from '@/lib/site';

/** Where the information desk is, when it is open, and its contacts. */
export function deskFacts(language: Language) {
  const t = translator(language, 'TaxPage.residence.contact');
  const times = translator(language, 'OpeningHoursList');
  const hours = deskHoursText(language);
  return [
    { label: t('addressLabel'), value: site.address[language] },
    ...(hours ? [{ label: times('label'), value: hours }] : []),
    { label: t('phoneLabel'), value: <PhoneLink number={site.phone} /> },
    { label: t('emailLabel'), value: <MailLink /> },
  ];
}
