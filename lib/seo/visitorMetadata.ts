import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { tripHref } from '@/lib/routing/tripHref';
import { toMetadata } from '@/lib/seo/metadata';
import { pageMetadata } from '@/lib/seo/pageMetadata';
import { robotsOf } from '@/lib/seo/robots';

/** Metadata of a computed tax: canonical is the page of the tax. */
export const taxSumMetadata = async (): Promise<Metadata> => ({
  ...(await pageMetadata('tax')),
  robots: robotsOf('taxSum'),
});

/** Metadata of a search for partners: canonical is the page of the resident card. */
export const residentCardSearchMetadata = async (): Promise<Metadata> => ({
  ...(await pageMetadata('residentCard')),
  robots: robotsOf('residentCardSearch'),
});

/** Metadata of the sheet hosts print: canonical is the page of the tax. */
export async function guestSheetMetadata(): Promise<Metadata> {
  const t = await getTranslations('GuestSheetPage');
  return {
    ...(await pageMetadata('tax')),
    title: t('metaTitle'),
    description: t('lead'),
    robots: robotsOf('guestSheet'),
  };
}

/** Metadata of search results: canonical is the search without words. */
export async function searchResultsMetadata(words: string): Promise<Metadata> {
  const t = await getTranslations('SearchPage');
  return {
    ...(await pageMetadata('search')),
    title: t('resultsMetaTitle', { words }),
    robots: robotsOf('searchResults'),
  };
}

/** Metadata of a plan: canonical is the planner without inputs. */
export const planMetadata = async (): Promise<Metadata> => ({
  ...(await pageMetadata('plan')),
  robots: robotsOf('planOf'),
});

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
