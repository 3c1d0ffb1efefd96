import 'server-only';
import type { ContractArticle } from '@/lib/contract/article';
import { articleHref, slugOf } from '@/lib/convert/references';
import { toNewsCategory } from '@/lib/convert/toCategory';
import { HREFLANG, LANGUAGES, type Language } from '@/lib/language';
import type { Answer } from '@/lib/provider/answer';
import { provider } from '@/lib/provider/current';
import {
  allNewsHref,
  categoryHref,
  eventsHref,
  guideHref,
  newsHref,
  residentCardHref,
  sharedHref,
  subcategoryHref,
} from '@/lib/routing/href';
import { SHARED_PAGES, type SharedPage } from '@/lib/routing/table';

/** One page of the site: its address in each language it exists in, and when it last changed (ISO 8601). */
export type SitemapEntry = { addresses: Partial<Record<Language, string>>; modified: string | null };

/** Addresses one sitemap may hold (sitemaps.org). */
const MAX_ADDRESSES = 50_000;
const PAGE_SIZE = 100;

const inEach = (address: (language: Language) => string): SitemapEntry => ({
  addresses: { en: address('en'), sr: address('sr') },
  modified: null,
});

const fixedEntries = (): SitemapEntry[] => [
  ...(Object.keys(SHARED_PAGES) as SharedPage[]).map((page) => inEach((language) => sharedHref(language, page))),
  { addresses: { sr: residentCardHref() }, modified: null },
  ...[
    guideHref,
    newsHref,
    (language: Language) => allNewsHref(language),
    (language: Language) => eventsHref(language),
  ].map(inEach),
];

async function categoryEntries(): Promise<SitemapEntry[] | null> {
  const config = await provider().config();
  if (config.state !== 'found') return null;
  return config.value.categories.flatMap((category) => [
    inEach((language) => categoryHref(language, slugOf(category, language))),
    ...category.subcategories.map((subcategory) =>
      inEach((language) => subcategoryHref(language, slugOf(category, language), slugOf(subcategory, language))),
    ),
  ]);
}

const toEntry = (article: ContractArticle): SitemapEntry => ({
  ...inEach((language) => articleHref(article, language)),
  modified: article.updatedAt ?? article.publishDate,
});

/** All articles, and the categories of the news among them: `/config` need not list those. */
async function articleEntries(): Promise<SitemapEntry[] | null> {
  const entries: SitemapEntry[] = [];
  const newsCategories = new Map<string, SitemapEntry>();
  for (let page = 1; entries.length * LANGUAGES.length < MAX_ADDRESSES; page += 1) {
    const answer = await provider().articles({ page, limit: PAGE_SIZE });
    if (answer.state !== 'found') return null;
    for (const article of answer.value.data) {
      const { type, category } = article;
      entries.push(toEntry(article));
      if (type === 'news' && category) {
        newsCategories.set(
          category._id,
          inEach((language) => toNewsCategory(category, language).addresses[language]),
        );
      }
    }
    if (page >= answer.value.lastPage) break;
  }
  return [...newsCategories.values(), ...entries];
}

/** Every page of the site, from the same table and the same provider as the pages; unavailable rather than half. */
export async function sitemapEntries(): Promise<Answer<SitemapEntry[]>> {
  const [categories, articles] = await Promise.all([categoryEntries(), articleEntries()]);
  if (!categories || !articles) return { state: 'unavailable' };
  return {
    state: 'found',
    value: [...fixedEntries(), ...categories, ...articles].slice(0, MAX_ADDRESSES / LANGUAGES.length),
  };
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The sitemap as XML: each address once, with its alternates both ways. */
export function toSitemapXml(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.flatMap(({ addresses, modified }) => {
    const known = LANGUAGES.flatMap((language) =>
      addresses[language] ? [{ language, href: escapeXml(`${siteUrl}${addresses[language]}`) }] : [],
    );
    const links = known.map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${HREFLANG[language]}" href="${href}"/>`,
    );
    const changed = modified ? `<lastmod>${escapeXml(modified)}</lastmod>` : '';
    return known.map(({ href }) => `<url><loc>${href}</loc>${changed}${links.length > 1 ? links.join('') : ''}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n');
}
