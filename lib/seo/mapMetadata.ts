import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { placesHref } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/pageMetadata';
import { robotsOf } from '@/lib/seo/robots';

/** Metadata of the map, with links to the places as open data. */
export async function mapMetadata(): Promise<Metadata> {
  const t = await getTranslations('MapPage');
  const metadata = await pageMetadata('map');
  const title = t('data.name');
  const types = {
    ...metadata.alternates?.types,
    'application/geo+json': [{ url: placesHref('geojson'), title }],
    'application/ld+json': [{ url: placesHref('jsonld'), title }],
  };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

/** Metadata of one group of the map: canonical is the whole map. */
export const mapOfMetadata = async (): Promise<Metadata> => ({ ...(await mapMetadata()), robots: robotsOf('mapOf') });
