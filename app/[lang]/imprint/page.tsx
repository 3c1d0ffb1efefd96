import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SitePageJsonLd } from '@/components/seo/PageJsonLd';
import { PageHero } from '@/components/ui/page/PageHero';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { Chapter } from '@/components/ui/text/Chapter';
import { Chapters } from '@/components/ui/text/Chapters';
import { DeskContact } from '@/components/ui/text/DeskContact';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { sharedHref } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/pageMetadata';
import { site } from '@/lib/site';

const CHAPTERS = ['publisher', 'editor', 'pictures', 'geodata', 'fonts', 'software'] as const;

export const generateMetadata = () => pageMetadata('imprint');

export default async function ImprintPage() {
  const language = await pageLanguage();
  const t = await getTranslations('ImprintPage');
  const publisher = { name: site.name[language], address: site.address[language] };
  const toTerms = (chunks: ReactNode) => <PageLink href={sharedHref(language, 'terms')}>{chunks}</PageLink>;
  const toLicences = (chunks: ReactNode) => <a href="/licences.txt">{chunks}</a>;
  return (
    <>
      <PageHero kind="imprint" />
      <Chapters>
        {CHAPTERS.map((chapter) => (
          <Chapter key={chapter} title={t(`${chapter}.title`)} id={chapter}>
            <p>{t.rich(`${chapter}.text`, { ...publisher, terms: toTerms, licences: toLicences })}</p>
          </Chapter>
        ))}
        <Chapter title={t('contact.title')} id="contact">
          <DeskContact />
        </Chapter>
      </Chapters>
      <SitePageJsonLd kind="imprint" />
    </>
  );
}
