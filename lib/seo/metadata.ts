import 'server-only';
import type { Metadata } from 'next';
import { toTownDate } from '@/lib/i18n/dates';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { translator } from '@/lib/i18n/translator';
import { feedHref, withPage } from '@/lib/routing/href';
import { isIndexed, type PageKind } from '@/lib/routing/pageKinds';
import { type ShareImageSubject, shareImageHref } from '@/lib/routing/shareImageAddress';
import { hreflangs } from '@/lib/seo/hreflangs';
import { pageShareImage } from '@/lib/seo/share-images/pageShareImage';
import { SHARE_IMAGE_SIZE, shareImageVersion } from '@/lib/seo/share-images/shareImage';
import { site } from '@/lib/site';

const INDEX = { index: true, follow: true, 'max-image-preview': 'large' } as const;
export const NOINDEX = { index: false, follow: true } as const;

/** Facebook’s names of the languages, which lack Montenegrin. */
const OG_LOCALE: Record<Language, string> = { en: 'en_GB', sr: 'sr_RS' };

/** Open Graph wants the profile of an author, not the name; those of others are not known. */
const OWN_PROFILE = site.social.find(({ name }) => name === 'Facebook')?.href;

/** Longer titles are cut in lists of results. */
const MAX_TITLE = 60;

/** Every share image (docs/requirements.md, Metadata). */
const IMAGE = { ...SHARE_IMAGE_SIZE, type: 'image/jpeg' };
/** The picture of a page whose own image cannot be loaded. */
const PLAIN_IMAGE = '/share-card.jpg';

type ArticleFacts = {
  author: string | null;
  published: string | null;
  modified: string | null;
  section: string | null;
  tags: string[];
};

export type MetadataInput = {
  language: Language;
  /** The page as identified by its share image. */
  subject: ShareImageSubject;
  title: string;
  description?: string | null;
  keywords?: string | null;
  /** The kind of a page that shares the image of another, such as a filtered list. */
  variant?: PageKind;
  /** The canonical URL of the page in each of its languages; for a list, of its first page. */
  addresses: Partial<Record<Language, string>>;
  /** The page number of a list: each page is its own canonical URL. */
  page?: number;
  article?: ArticleFacts;
};

async function shareImage(language: Language, subject: ShareImageSubject, title: string) {
  const result = await pageShareImage(language, subject);
  if (result.state !== 'found') return { ...IMAGE, url: PLAIN_IMAGE, alt: title };
  const { label, title: shown, picture } = result.value;
  return {
    ...IMAGE,
    url: shareImageHref({ language, subject, version: shareImageVersion(language, result.value) }),
    alt: [`${shown} – ${label}`, picture?.alt].filter(Boolean).join('. '),
  };
}

/** Keywords of a page without given ones: its tags and section, its title, the town. */
const toKeywords = (title: string, article?: ArticleFacts): string =>
  [...new Set([...(article?.tags ?? []).map((tag) => tag.replaceAll('-', ' ')), article?.section, title, site.town])]
    .filter(Boolean)
    .join(', ');

/** The pages of a list have a title each. */
export const toPageTitle = (language: Language, title: string, page = 1): string =>
  page === 1 ? title : translator(language, 'Metadata')('page', { title, page });

function namesOf({ language, title, description, page = 1 }: MetadataInput) {
  const t = translator(language, 'Metadata');
  const summary = description || t('description', { title });
  return {
    title: toPageTitle(language, title, page),
    description: page === 1 ? summary : t('pageDescription', { description: summary, page }),
  };
}

/** The title with the town, unless it contains it or search engines would cut the result. */
function withTown(title: string): string {
  const full = `${title} – ${site.town}`;
  return title.includes(site.town) || full.length > MAX_TITLE ? title : full;
}

/**
 * Titles, canonical and alternate links and share image of a page. Every page names itself and the other languages, both
 * ways; `x-default` is English (docs/requirements.md, Language).
 */
export async function toMetadata(page: MetadataInput): Promise<Metadata> {
  const { language, subject, keywords, article } = page;
  const paged = Object.entries(page.addresses).map(([each, address]) => [each, withPage(address, page.page)]);
  const addresses: MetadataInput['addresses'] = Object.fromEntries(paged);
  const { title, description } = namesOf(page);
  const image = await shareImage(language, subject, title);
  const shared = {
    title,
    description,
    url: addresses[language],
    siteName: site.town,
    locale: OG_LOCALE[language],
    alternateLocale: LANGUAGES.filter((each) => each !== language && addresses[each]).map((each) => OG_LOCALE[each]),
    images: [image],
  };
  return {
    title: withTown(title),
    description,
    keywords: keywords || toKeywords(page.title, article),
    // The name beside the title in reader views.
    authors: article?.author ? { name: article.author } : null,
    alternates: {
      canonical: addresses[language],
      languages: Object.fromEntries(hreflangs(addresses)),
      // The news of the page’s language, for those who follow them in a reader.
      types: { 'application/atom+xml': [{ url: feedHref(language), title: site.name[language] }] },
    },
    robots: isIndexed(page.variant ?? subject.kind) ? INDEX : NOINDEX,
    openGraph: article
      ? {
          ...shared,
          type: 'article',
          publishedTime: toTownDate(article.published),
          modifiedTime: toTownDate(article.modified),
          authors: article.author === site.shortName ? OWN_PROFILE : null,
          section: article.section,
          tags: article.tags,
        }
      : { ...shared, type: 'website' },
    twitter: { images: { url: image.url, alt: image.alt } },
  };
}
