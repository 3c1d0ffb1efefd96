import type { Metadata } from 'next';
import type { Picture } from '@/lib/content/picture';
import { HREFLANG, LANGUAGES, type Language, otherLanguage } from '@/lib/language';
import { feedHref } from '@/lib/routing/href';
import { site } from '@/lib/site';

/** Facebook’s names of the languages; it knows no Montenegrin. */
const OG_LOCALE: Record<Language, string> = { en: 'en_GB', sr: 'sr_RS' };

/** The shared preview picture (specification section 2): 1200 x 630. */
const SHARE_CARD = { url: '/share-card.jpg', width: 1200, height: 630, type: 'image/jpeg' };

/** The news of the page’s language, for those who follow them in a reader. */
const newsFeed = (language: Language) => ({ url: feedHref(language), title: site.name[language] });

type Page = {
  language: Language;
  title: string;
  description?: string | null;
  keywords?: string | null;
  /** The one address of the page in each language it exists in. */
  addresses: Partial<Record<Language, string>>;
  picture?: Picture | null;
  article?: { published: string | null; modified: string | null; author: string | null; tags: string[] };
};

/**
 * Titles, canonical and alternate links and share card of a page. Every page names itself and the other language, both
 * ways; `x-default` is English (behaviour “Language”).
 */
export function toMetadata({ language, title, description, keywords, addresses, article }: Page): Metadata {
  const canonical = addresses[language];
  const alternates = Object.fromEntries(
    LANGUAGES.flatMap((each) => (addresses[each] ? [[HREFLANG[each], addresses[each]]] : [])),
  );
  const languages = addresses.en ? { ...alternates, 'x-default': addresses.en } : alternates;
  const shared = {
    title,
    description: description ?? undefined,
    url: canonical,
    siteName: site.town,
    locale: OG_LOCALE[language],
    alternateLocale: addresses[otherLanguage(language)] ? OG_LOCALE[otherLanguage(language)] : undefined,
    images: [SHARE_CARD],
  };
  return {
    title: title.includes(site.town) ? title : `${title} – ${site.town}`,
    description: description ?? undefined,
    keywords: keywords ?? undefined,
    alternates: { canonical, languages, types: { 'application/atom+xml': [newsFeed(language)] } },
    robots: { index: true, follow: true, 'max-image-preview': 'large' },
    openGraph: article
      ? {
          ...shared,
          type: 'article',
          publishedTime: article.published ?? undefined,
          modifiedTime: article.modified ?? undefined,
          authors: article.author ?? undefined,
          tags: article.tags,
        }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image' },
  };
}
