import { getTranslations } from 'next-intl/server';
import { SitePageJsonLd } from '@/components/seo/PageJsonLd';
import { PageHero } from '@/components/ui/page/PageHero';
import { Chapter } from '@/components/ui/text/Chapter';
import { Chapters } from '@/components/ui/text/Chapters';
import { Facts } from '@/components/ui/text/Facts';
import { MailLink } from '@/components/ui/text/MailLink';
import { Paragraphs } from '@/components/ui/text/Paragraphs';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { pageMetadata } from '@/lib/seo/pageMetadata';
import { site } from '@/lib/site';

export const generateMetadata = () => pageMetadata('legal');

export default async function LegalPage() {
  const language = await pageLanguage();
  const t = await getTranslations('LegalPage');
  const operator = [
    { label: t('operator.nameLabel'), value: site.name[language] },
    { label: t('operator.addressLabel'), value: site.address[language] },
    { label: t('operator.idLabel'), value: site.companyId },
  ];
  const contact = [
    { label: t('contact.emailLabel'), value: <MailLink /> },
    { label: t('contact.phoneLabel'), value: <PhoneLink number={site.phone} /> },
  ];
  return (
    <>
      <PageHero kind="legal" />
      <Chapters>
        <Chapter title={t('operator.title')} id="operator">
          <Facts facts={operator} />
        </Chapter>
        <Chapter title={t('contact.title')} id="contact">
          <Facts facts={contact} />
        </Chapter>
        <Chapter title={t('disclaimer.title')} id="disclaimer">
          <Paragraphs texts={Object.values(MESSAGES[language].LegalPage.disclaimer.paragraphs)} />
        </Chapter>
      </Chapters>
      <SitePageJsonLd kind="legal" />
    </>
  );
}
