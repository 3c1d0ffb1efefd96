import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { mapHref, placesHref } from '@/lib/routing/href';
import { NOT_KEPT, toMetadata } from '@/lib/seo/metadata';

/** Names of the map, and the places as open data beside it. */
export async function mapMetadata(): Promise<Metadata> {
  const t = await getTranslations('MapPage');
  const metadata = await toMetadata({
    language: await pageLanguage(),
    subject: { kind: 'map' },
    title: t('metaTitle'),
    description: t('metaDescription'),
    keywords: t('metaKeywords'),
    addresses: { en: mapHref('en'), sr: mapHref('sr') },
  });
  const title = t('data.name');
  const types = {
    ...metadata.alternates?.types,
    'application/geo+json': [{ url: placesHref('geojson'), title }],
    'application/ld+json': [{ url: placesHref('jsonld'), title }],
  };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

/** Narrowed to one kind of place it stays the same page, for crawlers too. */
export const mapOfMetadata = async (): Promise<Metadata> => ({ ...(await mapMetadata()), robots: NOT_KEPT });
