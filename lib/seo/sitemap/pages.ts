import type { Language } from '@/lib/i18n/language';
import {
  allNewsHref,
  eventsHref,
  guideHref,
  mapHref,
  newsHref,
  residentCardHref,
  sharedHref,
} from '@/lib/routing/href';
import { searchHref } from '@/lib/routing/searchHref';
import { SHARED_PAGES, type SharedPage } from '@/lib/routing/table';
import { tripHref } from '@/lib/routing/tripHref';
import { inEach, type SitemapEntry, toUrlXml, URLSET_FOOT, URLSET_HEAD } from '@/lib/seo/sitemap/entry';

/** Pages that stand whatever the provider does. */
const pageEntries = (): SitemapEntry[] => [
  ...(Object.keys(SHARED_PAGES) as SharedPage[]).map((page) => inEach((language) => sharedHref(language, page))),
  { addresses: { sr: residentCardHref() }, modified: null, picture: null },
  ...[
    guideHref,
    newsHref,
    (language: Language) => mapHref(language),
    (language: Language) => allNewsHref(language),
    (language: Language) => eventsHref(language),
    (language: Language) => searchHref(language),
    (language: Language) => tripHref(language),
  ].map(inEach),
];

/** The sitemap of the pages of one language. */
export const toPagesSitemap = (language: Language, siteUrl: string): string =>
  [URLSET_HEAD, ...pageEntries().map((entry) => toUrlXml(entry, language, siteUrl) ?? ''), URLSET_FOOT].join('');
