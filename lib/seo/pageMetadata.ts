import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { clock } from '@/lib/i18n/clock';
import { townDateTime } from '@/lib/i18n/dates';
import { inEachLanguage, type Language } from '@/lib/i18n/language';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { parsePlanRequest, parseRound } from '@/lib/plan/planRequest';
import { planHref, searchHref, tripHref, withSearchQuery } from '@/lib/routing/browserHref';
import { parsePlanQuery, parseStayQuery } from '@/lib/routing/formQuery';
import { guestSheetHref, pageAddresses, placesHref } from '@/lib/routing/href';
import type { MapGroup } from '@/lib/routing/mapGroup';
import { isVariant, PAGE_KINDS, type PageKind, type SitePage, type SitePageOrVariant } from '@/lib/routing/pageKinds';
import { type MetadataInput, toMetadata, toPageTitle } from '@/lib/seo/metadata';
import { parseStay } from '@/lib/tax/residenceTax';

/**
 * Metadata of a site page, from `metaTitle`, `metaDescription` and `metaKeywords` of its messages. The canonical
 * address of a variant, such as a filtered list, is that of the page itself, unless it has its own.
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
  const title = toPageTitle(await pageLanguage(), toFilteredTitle(label, t('title')), page);
  return pageMetadata(list, { variant, title });
}

export const toFilteredTitle = (label: string, title: string): string => `${label} – ${title}`;

// Most pages made from a visitor’s inputs have canonical URLs of their own: that is what Safari and Facebook share.

/** Metadata of the sheet hosts print. */
export async function guestSheetMetadata(sheet: Language): Promise<Metadata> {
  const t = await getTranslations('GuestSheetPage');
  return pageMetadata('guestSheet', {
    title: t('metaTitle'),
    description: t('lead'),
    addresses: inEachLanguage((language) => guestSheetHref(language, sheet)),
  });
}

export async function searchResultsMetadata(query: string): Promise<Metadata> {
  const t = await getTranslations('SearchPage');
  return pageMetadata('searchResults', {
    title: t('resultsMetaTitle', { words: query }),
    addresses: inEachLanguage((language) => withSearchQuery(searchHref(language), query)),
  });
}

/** Screen readers begin with the title, which must distinguish the form with errors from the original one. */
const withError = async (title: string, hasError: boolean): Promise<string> =>
  hasError ? (await getTranslations('Metadata'))('error', { title }) : title;

/** @param query of the form */
export async function taxResultMetadata(query: string): Promise<Metadata> {
  const t = await getTranslations('TaxPage');
  return pageMetadata('taxResult', { title: await withError(t('metaTitle'), !parseStay(parseStayQuery(query)).stay) });
}

/** @param query of the form */
export async function planResultMetadata(query: string): Promise<Metadata> {
  const t = await getTranslations('PlanPage');
  const inputs = parsePlanQuery(query);
  const round = parseRound(inputs);
  const hasError = 'error' in parsePlanRequest(inputs, townDateTime(clock.now()));
  return pageMetadata('planResult', {
    title: await withError(t(`resultMetaTitle.${round}`), hasError),
    description: t(`resultMetaDescription.${round}`),
    addresses: inEachLanguage((language) => `${planHref(language)}?${query}`),
  });
}

export async function sharedTripMetadata(items: string): Promise<Metadata> {
  const t = await getTranslations('TripPage');
  return pageMetadata('sharedTrip', {
    subject: { kind: 'sharedTrip' },
    title: t('sharedMetaTitle'),
    description: t('sharedLead'),
    addresses: inEachLanguage((language) => tripHref(language, items)),
  });
}

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
