import { getTranslations } from 'next-intl/server';
import { PhoneLink } from '@/components/text/PhoneLink';
import { Facts } from '@/components/visitor/Facts';
import { MailLink } from '@/components/visitor/MailLink';
import { OutwardAction } from '@/components/visitor/OutwardAction';
import type { Language } from '@/lib/language';
import { site } from '@/lib/site';

type Props = { language: Language };

/** Where hosts get help with the residence tax. */
export async function ResidenceContact({ language }: Props) {
  const t = await getTranslations('TaxPage.residence.contact');
  return (
    <>
      <Facts
        facts={[
          { label: t('addressLabel'), value: site.address[language] },
          { label: t('phoneLabel'), value: <PhoneLink number={site.phone} /> },
          { label: t('emailLabel'), value: <MailLink /> },
        ]}
      />
      <OutwardAction href={site.taxGuide} label={t('guideLink')} note={t('guideNote')} look="link" />
    </>
  );
}
