import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Hero } from '@/components/page/Hero';
import { Chapter } from '@/components/visitor/Chapter';
import { Chapters } from '@/components/visitor/Chapters';
import { Contents } from '@/components/visitor/Contents';
import { DeskContact } from '@/components/visitor/DeskContact';
import { PrintedAddress } from '@/components/visitor/PrintedAddress';
import { TaxSections } from '@/components/visitor/TaxSections';
import { TAX_SECTIONS } from '@/lib/facts/tax';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { sharedHref } from '@/lib/routing/href';
import { toMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('TaxPage');
  return toMetadata({
    language: await pageLanguage(),
    title: t('metaTitle'),
    description: t('metaDescription'),
    keywords: t('metaKeywords'),
    addresses: { en: sharedHref('en', 'tax'), sr: sharedHref('sr', 'tax') },
  });
}

export default async function TaxPage() {
  const language = await pageLanguage();
  const t = await getTranslations('TaxPage');
  return (
    <>
      <Hero title={{ text: t('title') }} lead={{ text: t('lead') }} picture={null} />
      <Contents
        label={t('contents')}
        entries={TAX_SECTIONS.map((section) => ({ id: section, title: t(`${section}.title`) }))}
      />
      <Chapters>
        <TaxSections language={language} />
        <Chapter title={t('ask.title')} id="ask">
          <p>{t('ask.text', { address: site.address[language] })}</p>
          <DeskContact call={t('ask.call', { phone: site.phone })} write={t('ask.write', { email: site.email })} />
          <p>{t('guidance')}</p>
        </Chapter>
        <PrintedAddress href={sharedHref(language, 'tax')} />
      </Chapters>
    </>
  );
}
