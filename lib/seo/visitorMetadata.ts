import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { tripHref } from '@/lib/routing/browserHref';
import { toMetadata } from '@/lib/seo/metadata';
import { variantMetadata } from '@/lib/seo/pageMetadata';
import { robotsOf } from '@/lib/seo/robots';

/** Metadata of the sheet hosts print: canonical is the page of the tax. */
export async function guestSheetMetadata(): Promise<Metadata> {
  const t = await getTranslations('GuestSheetPage');
  return {
    ...(await variantMetadata('tax', 'guestSheet')),
    title: t('metaTitle'),
    description: t('lead'),
  };
}

/** Metadata of search results: canonical is the search without words. */
export async function searchResultsMetadata(words: string): Promise<Metadata> {
  const t = await getTranslations('SearchPage');
  return {
    ...(await variantMetadata('search', 'searchResults')),
    title: t('resultsMetaTitle', { words }),
  };
}

/** Metadata of a shared trip. It is its own canonical URL, as that is what Safari and Facebook share. */
export async function sharedTripMetadata(items: string): Promise<Metadata> {
  const t = await getTranslations('TripPage');
  const metadata = await toMetadata({
    language: await pageLanguage(),
    subject: { kind: 'trip' },
    title: t('sharedMetaTitle'),
    description: t('metaDescription'),
    keywords: t('metaKeywords'),
    addresses: { en: tripHref('en', items), sr: tripHref('sr', items) },
  });
  return { ...metadata, robots: robotsOf('sharedTrip') };
}
