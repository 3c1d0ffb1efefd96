import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Band } from '@/components/page/Band';
import { Hero } from '@/components/page/Hero';
import { Intro } from '@/components/visitor/Intro';
import { Partners } from '@/components/visitor/Partners';
import { ResidentContact } from '@/components/visitor/ResidentContact';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { sitePicture } from '@/lib/pictures/sitePicture';
import { residentCardHref } from '@/lib/routing/href';
import { toMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ResidentCardPage');
  return toMetadata({
    language: await pageLanguage(),
    title: t('metaTitle'),
    description: t('metaDescription'),
    keywords: t('metaKeywords'),
    addresses: { sr: residentCardHref() },
  });
}

/** In Serbian for everyone: the address decides it (behaviour “Addresses”). */
export default async function ResidentCardPage() {
  const language = await pageLanguage();
  const t = await getTranslations('ResidentCardPage');
  return (
    <>
      <Hero
        title={{ text: t('title') }}
        lead={{ text: t('lead') }}
        picture={sitePicture('article-cafe-on-the-square.jpg', language)}
      />
      <Band>
        <Intro>{t('intro')}</Intro>
        <Partners />
      </Band>
      <ResidentContact language={language} />
    </>
  );
}
