import { dayWithoutHour } from '@/lib/i18n/dates';
import type { Language } from '@/lib/i18n/language';
import { hreflangs } from '@/lib/seo/hreflangs';
import { publicUrl } from '@/lib/seo/publicUrl';
import { element, escapeXml } from '@/lib/seo/xml';

/** One page of the site: its address in each language it exists in, when it last changed, and its picture. */
export type SitemapEntry = {
  addresses: Partial<Record<Language, string>>;
  /** ISO 8601. */
  modified?: string | null;
  /** Path of the picture on this site. */
  picture?: string;
};

/** A date as sitemaps want it: an instant in UTC, or the day where no hour is known. */
export const toSitemapDate = (iso: string): string => dayWithoutHour(iso) ?? new Date(iso).toISOString();

/** The `<url>` of a page in one language, with the same alternates as in the page itself; null where it has no address. */
export function toUrlXml({ addresses, modified, picture }: SitemapEntry, language: Language) {
  const own = addresses[language];
  if (!own) return null;
  return [
    '<url>',
    element('loc', publicUrl(own)),
    element('lastmod', modified && toSitemapDate(modified)),
    ...hreflangs(addresses).map(
      ([hreflang, path]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(publicUrl(path))}"/>`,
    ),
    picture ? `<image:image>${element('image:loc', publicUrl(picture))}</image:image>` : '',
    '</url>\n',
  ].join('');
}
