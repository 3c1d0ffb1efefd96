import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Hero } from '@/components/page/Hero';
import { PageData } from '@/components/seo/PageData';
import { Chapter } from '@/components/visitor/Chapter';
import { Chapters } from '@/components/visitor/Chapters';
import { Linked } from '@/components/visitor/Linked';
import { MailLink } from '@/components/visitor/MailLink';
import { Paragraphs } from '@/components/visitor/Paragraphs';
import { StorageTable } from '@/components/visitor/StorageTable';
import { WithdrawConsent } from '@/components/visitor/WithdrawConsent.client';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { sharedHref } from '@/lib/routing/href';
import { toMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('CookiePolicyPage');
  return toMetadata({
    language: await pageLanguage(),
    subject: { kind: 'cookiePolicy' },
    title: t('metaTitle'),
    description: t('metaDescription'),
    keywords: t('metaKeywords'),
    addresses: { en: sharedHref('en', 'cookiePolicy'), sr: sharedHref('sr', 'cookiePolicy') },
  });
}

export default async function CookiePolicyPage() {
  const language = await pageLanguage();
  const t = await getTranslations('CookiePolicyPage');
  const words = { button: t('withdraw.button'), done: t('withdraw.done'), nothing: t('withdraw.nothing') };
  return (
    <>
      <Hero title={{ text: t('title') }} lead={{ text: t('lead') }} picture={null} />
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
          <WithdrawConsent words={words} />
          <noscript>{t('withdraw.noScript')}</noscript>
          <p>
            <Linked text={t('contact', { email: site.email })} part={site.email}>
              <MailLink />
            </Linked>
          </p>
        </Chapter>
      </Chapters>
      <PageData language={language} title={t('title')} href={sharedHref(language, 'cookiePolicy')} />
    </>
  );
}
