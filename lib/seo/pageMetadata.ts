import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { pageAddresses, placesHref } from '@/lib/routing/href';
import type { MapGroup } from '@/lib/routing/mapGroup';
import { isVariant, PAGE_KINDS, type PageKind, type SitePage, type SitePageOrVariant } from '@/lib/routing/pageKinds';
import { type MetadataInput, toMetadata, toPageTitle } from '@/lib/seo/metadata';

/**
 * Metadata of a site page, from `metaTitle`, `metaDescription` and `metaKeywords` of its messages. The canonical
 * address of a variant, such as a filtered list, is that of the page itself, unless it has its own: most pages made from
 * a visitor’s inputs have, since Safari and Facebook share it.
 */
export async function pageMetadata(kind: SitePageOrVariant, own: Partial<MetadataInput> = {}): Promise<Metadata> {
  const page = isVariant(kind) ? PAGE_KINDS[kind].variantOf : kind;
  const t = await getTranslations(PAGE_KINDS[page].messages);
  return toMetadata({
    language: await pageLanguage(),
    subject: { kind: page },
    variant: kind,
    title: t('metaTitle'),
    description: t('metaDescription'),
    keywords: t('metaKeywords'),
    addresses: pageAddresses(page),
    ...own,
  });
}

/** Metadata of a filtered list: the filter precedes the title, and the URL of the whole list is canonical. */
export async function filteredListMetadata(
  variant: PageKind,
  list: SitePage,
  label: string,
  page = 1,
): Promise<Metadata> {
  const t = await getTranslations(PAGE_KINDS[list].messages);
  const title = toPageTitle(await pageLanguage(), toLabelledTitle(label, t('title')), page);
  return pageMetadata(list, { variant, title });
}

export const toLabelledTitle = (label: string, title: string): string => `${label} – ${title}`;

/** Screen readers begin with the title, which must distinguish the form with errors from the original one. */
export const withError = async (title: string, hasError: boolean): Promise<string> =>
  hasError ? (await getTranslations('Metadata'))('error', { title }) : title;

/** Metadata of the map or of one group, with links to the places as open data. */
export async function mapMetadata(group: MapGroup | null): Promise<Metadata> {
  const t = await getTranslations('MapPage');
  const metadata = await (group ? filteredListMetadata('mapGroup', 'map', t(`groups.${group}`)) : pageMetadata('map'));
  const title = t('data.name');
  const types = {
    ...metadata.alternates?.types,
    'application/geo+json': [{ url: placesHref('geojson'), title }],
    'application/ld+json': [{ url: placesHref('jsonld'), title }],
  };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}
