import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/i18n/language';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { tripHref } from '@/lib/routing/browserHref';
import { pageAddresses, placesHref } from '@/lib/routing/href';
import { isVariant, PAGE_KINDS, type SitePageOrVariant } from '@/lib/routing/pageKinds';
import { toMetadata } from '@/lib/seo/metadata';

/**
 * Metadata of one of the site’s own pages, from `metaTitle`, `metaDescription` and `metaKeywords` of its messages;
 * `number` is that of the page of a list. The canonical address of a variant, such as a part of the list, is that of
 * the page itself.
 */
export async function pageMetadata(kind: SitePageOrVariant, number = 1): Promise<Metadata> {
  const page = isVariant(kind) ? PAGE_KINDS[kind].variantOf : kind;
  const t = await getTranslations(PAGE_KINDS[page].messages);
  return toMetadata({
    language: await pageLanguage(),
    subject: { kind: page },
    variant: kind,
    title: t('metaTitle'),
    description: t('metaDescription'),
    keywords: t('metaKeywords'),
    addresses: toPagedAddresses(pageAddresses(page), number),
    page: number,
  });
}

const withPage = (address: string, page: number): string =>
  page === 1 ? address : `${address}${address.includes('?') ? '&' : '?'}page=${page}`;

/** The addresses of one page of a list: page 2 is its own canonical address. */
export function toPagedAddresses<Addresses extends Partial<Record<Language, string>>>(
  addresses: Addresses,
  page: number,
): Addresses {
  const paged = Object.entries(addresses).map(([language, address]) => [language, withPage(address, page)]);
  return Object.fromEntries(paged) as Addresses;
}

/** Metadata of the sheet hosts print: canonical is the page of the tax. */
export async function guestSheetMetadata(): Promise<Metadata> {
  const t = await getTranslations('GuestSheetPage');
  return { ...(await pageMetadata('guestSheet')), title: t('metaTitle'), description: t('lead') };
}

/** Metadata of search results: canonical is the search without words. */
export async function searchResultsMetadata(words: string): Promise<Metadata> {
  const t = await getTranslations('SearchPage');
  return { ...(await pageMetadata('searchResults')), title: t('resultsMetaTitle', { words }) };
}

/** Metadata of a shared trip. It is its own canonical URL, as that is what Safari and Facebook share. */
export async function sharedTripMetadata(items: string): Promise<Metadata> {
  const t = await getTranslations('TripPage');
  return toMetadata({
    language: await pageLanguage(),
    subject: { kind: 'trip' },
    variant: 'sharedTrip',
    title: t('sharedMetaTitle'),
    description: t('metaDescription'),
    keywords: t('metaKeywords'),
    addresses: { en: tripHref('en', items), sr: tripHref('sr', items) },
  });
}

/** Metadata of the map or of one group, with links to the places as open data. */
export async function mapMetadata(kind: 'map' | 'mapOf'): Promise<Metadata> {
  const t = await getTranslations('MapPage');
  const metadata = await pageMetadata(kind);
  const title = t('data.name');
  const types = {
    ...metadata.alternates?.types,
    'application/geo+json': [{ url: placesHref('geojson'), title }],
    'application/ld+json': [{ url: placesHref('jsonld'), title }],
  };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}
