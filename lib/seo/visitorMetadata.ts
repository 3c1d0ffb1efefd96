import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { residentCardHref, sharedHref } from '@/lib/routing/href';
import { searchHref } from '@/lib/routing/searchHref';
import { tripHref } from '@/lib/routing/tripHref';
import { NOT_KEPT, toMetadata } from '@/lib/seo/metadata';

/** Names of the tax page; with a sum it stays the same page, for crawlers too. */
export async function taxMetadata(): Promise<Metadata> {
  const t = await getTranslations('TaxPage');
  return toMetadata({
    language: await pageLanguage(),
    subject: { kind: 'tax' },
    title: t('metaTitle'),
    description: t('metaDescription'),
    keywords: t('metaKeywords'),
    addresses: { en: sharedHref('en', 'tax'), sr: sharedHref('sr', 'tax') },
  });
}

export const taxSumMetadata = async (): Promise<Metadata> => ({ ...(await taxMetadata()), robots: NOT_KEPT });

/** Names of the resident card page, in Serbian for everyone (docs/requirements.md, Addresses). */
export async function residentCardMetadata(): Promise<Metadata> {
  const t = await getTranslations('ResidentCardPage');
  return toMetadata({
    language: await pageLanguage(),
    subject: { kind: 'residentCard' },
    title: t('metaTitle'),
    description: t('metaDescription'),
    keywords: t('metaKeywords'),
    addresses: { sr: residentCardHref() },
  });
}

export const residentCardSearchMetadata = async (): Promise<Metadata> => ({
  ...(await residentCardMetadata()),
  robots: NOT_KEPT,
});

/** Names of the sheet hosts print: part of the tax page, found from there. */
export async function guestSheetMetadata(): Promise<Metadata> {
  const t = await getTranslations('GuestSheetPage');
  return { ...(await taxMetadata()), title: t('metaTitle'), description: t('lead'), robots: NOT_KEPT };
}

/** Names of the search. */
export async function searchMetadata(): Promise<Metadata> {
  const t = await getTranslations('SearchPage');
  return toMetadata({
    language: await pageLanguage(),
    subject: { kind: 'search' },
    title: t('metaTitle'),
    description: t('metaDescription'),
    keywords: t('metaKeywords'),
    addresses: { en: searchHref('en'), sr: searchHref('sr') },
  });
}

/** Names of what was found: the address without words is the one to keep. */
export async function searchResultsMetadata(words: string): Promise<Metadata> {
  const t = await getTranslations('SearchPage');
  return { ...(await searchMetadata()), title: t('resultsMetaTitle', { words }), robots: NOT_KEPT };
}

async function tripPage(title: 'metaTitle' | 'sharedMetaTitle', items?: string): Promise<Metadata> {
  const t = await getTranslations('TripPage');
  return toMetadata({
    language: await pageLanguage(),
    subject: { kind: 'trip' },
    title: t(title),
    description: t('metaDescription'),
    keywords: t('metaKeywords'),
    addresses: { en: tripHref('en', items), sr: tripHref('sr', items) },
  });
}

/** Names of the page where a visitor’s own trip appears; the same for everyone, until it is theirs. */
export const tripMetadata = (): Promise<Metadata> => tripPage('metaTitle');

/**
 * Names of a trip somebody shared, which is nothing for search engines to find. It is its own canonical address: what
 * Safari and Facebook send on is that, and no less of it.
 */
export const sharedTripMetadata = async (items: string): Promise<Metadata> => ({
  ...(await tripPage('sharedMetaTitle', items)),
  robots: NOT_KEPT,
});
