import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { pageAddresses } from '@/lib/routing/pageAddresses';
import { SITE_PAGES } from '@/lib/routing/pageKinds';
import { toSitemapDate, toUrlXml, URLSET_FOOT, URLSET_HEAD } from '@/lib/seo/sitemap/entry';
import type { SitemapSet } from '@/lib/seo/sitemap/sets';
import { element, XML_HEAD } from '@/lib/seo/xml';

/** The sitemap of the pages that stand whatever the provider does. */
export const pagesName = (language: Language): string => `pages-${language}`;

export const sitemapHref = (name: string): string => `/sitemap-${name}.xml`;

/** The list of all sitemaps; while there is no set yet, of the pages’ own. */
export function toSitemapIndex(set: SitemapSet | null, siteUrl: string): string {
  const pages = LANGUAGES.map((language) => ({ name: pagesName(language), modified: null }));
  const sitemaps = [...pages, ...(set?.files ?? [])].map(
    ({ name, modified }) =>
      `<sitemap>${element('loc', siteUrl + sitemapHref(name))}${element('lastmod', modified && toSitemapDate(modified))}</sitemap>\n`,
  );
  return [
    `${XML_HEAD}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
    ...sitemaps,
    '</sitemapindex>\n',
  ].join('');
}

/** The sitemap of the site’s own pages in one language. They exist whatever the provider has. */
export function toPagesSitemap(language: Language, siteUrl: string): string {
  const entries = SITE_PAGES.map((kind) => ({ addresses: pageAddresses(kind), modified: null, picture: null }));
  return [URLSET_HEAD, ...entries.map((entry) => toUrlXml(entry, language, siteUrl) ?? ''), URLSET_FOOT].join('');
}
