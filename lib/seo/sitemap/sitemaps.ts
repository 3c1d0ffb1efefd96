import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { pageAddresses } from '@/lib/routing/href';
import { SITE_PAGES } from '@/lib/routing/pageKinds';
import { publicUrl } from '@/lib/seo/publicUrl';
import type { ContentEntries } from '@/lib/seo/sitemap/content';
import { type SitemapEntry, toSitemapDate, toUrlXml } from '@/lib/seo/sitemap/entry';
import { element, XML_HEAD } from '@/lib/seo/xml';

/** Pages of one sitemap: with these its size stays far below the 50 MB that search engines read (sitemaps.org). */
const MAX_ENTRIES = 20_000;

/** A sitemap at `/sitemap-{name}.xml`, with pages in one language. */
type Sitemap = { name: string; language: Language; entries: readonly SitemapEntry[] };

/** The site’s own pages, which exist whatever the provider has. */
const OWN_PAGES: SitemapEntry[] = SITE_PAGES.map((kind) => ({ addresses: pageAddresses(kind) }));

export const ownSitemaps = (): Sitemap[] =>
  LANGUAGES.map((language) => ({ name: `pages-${language}`, language, entries: OWN_PAGES }));

/** The sitemaps of content: those of each kind and language, as many as its pages need. */
export const contentSitemaps = (content: ContentEntries, maxEntries = MAX_ENTRIES): Sitemap[] =>
  Object.entries(content).flatMap(([kind, all]) =>
    LANGUAGES.flatMap((language) =>
      Array.from({ length: Math.ceil(all.length / maxEntries) }, (_, index) => ({
        name: `${kind}-${language}-${index + 1}`,
        language,
        entries: all.slice(index * maxEntries, (index + 1) * maxEntries),
      })),
    ),
  );

/** When the newest of its pages changed. */
const modifiedOf = ({ entries }: Sitemap): string | undefined =>
  entries
    .flatMap(({ modified }) => (modified ? toSitemapDate(modified) : []))
    .sort()
    .at(-1);

export const toSitemapIndex = (sitemaps: readonly Sitemap[]): string =>
  [
    `${XML_HEAD}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
    ...sitemaps.map((sitemap) => {
      const location = element('loc', publicUrl(`/sitemap-${sitemap.name}.xml`));
      return `<sitemap>${location}${element('lastmod', modifiedOf(sitemap))}</sitemap>\n`;
    }),
    '</sitemapindex>\n',
  ].join('');

export const toSitemapXml = ({ language, entries }: Sitemap): string =>
  [
    `${XML_HEAD}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`,
    ...entries.map((entry) => toUrlXml(entry, language)),
    '</urlset>\n',
  ].join('');
