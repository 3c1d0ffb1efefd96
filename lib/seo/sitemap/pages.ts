import type { Language } from '@/lib/i18n/language';
import { pageAddresses } from '@/lib/routing/pageAddresses';
import { SITE_PAGES } from '@/lib/routing/pageKinds';
import { toUrlXml, URLSET_FOOT, URLSET_HEAD } from '@/lib/seo/sitemap/entry';

/** The sitemap of the site’s own pages in one language. They exist whatever the provider has. */
export function toPagesSitemap(language: Language, siteUrl: string): string {
  const entries = SITE_PAGES.map((kind) => ({ addresses: pageAddresses(kind), modified: null, picture: null }));
  return [URLSET_HEAD, ...entries.map((entry) => toUrlXml(entry, language, siteUrl) ?? ''), URLSET_FOOT].join('');
}
