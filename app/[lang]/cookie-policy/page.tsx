import { getTranslations } from 'next-intl/server';
import { StorageTable } from '@/components/legal/StorageTable';
import { WithdrawConsent } from '@/components/legal/WithdrawConsent.client';
import { SitePageJsonLd } from '@/components/seo/PageJsonLd';
import { PageHero } from '@/components/ui/page/PageHero';
import { Chapter } from '@/components/ui/text/Chapter';
import { Chapters } from '@/components/ui/text/Chapters';
import { MailLink } from '@/components/ui/text/MailLink';
import { Paragraphs } from '@/components/ui/text/Paragraphs';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('cookiePolicy');

export default async function CookiePolicyPage() {
  const language = await pageLanguage();
  const t = await getTranslations('CookiePolicyPage');
  return (
    <>
      <PageHero kind="cookiePolicy" />
      <Chapters>
        <Chapter title={t('table.title')} id="stored">
          <p>{t('intro')}</p>
          <StorageTable />
        </Chapter>
        <Chapter title={t('note.title')} id="note">
          <Paragraphs texts={[t('note.own'), t('note.outside'), t('note.browser')]} />
        </Chapter>
        <Chapter title={t('withdraw.title')} id="withdraw">
          <p>{t('withdraw.text')}</p>
          <WithdrawConsent messages={MESSAGES[language].WithdrawConsent} />
          <noscript>{t('withdraw.noScript')}</noscript>
          <p>{t.rich('contact', { email: () => <MailLink /> })}</p>
        </Chapter>
      </Chapters>
      <SitePageJsonLd kind="cookiePolicy" />
    </>
  );
}
