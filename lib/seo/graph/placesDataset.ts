import type { DataDownloadLeaf, DatasetLeaf } from 'schema-dts';
import { LANGUAGE_TAG } from '@/lib/i18n/language';
import { placesHref } from '@/lib/routing/href';
import { organizationId } from '@/lib/seo/graph/addresses';
import { publicUrl } from '@/lib/seo/publicUrl';
import { site } from '@/lib/site';

/** One for both languages: the map pages and the data itself describe the same. */
export const placesDatasetId = (): string => publicUrl(placesHref('jsonld'));

const download = (format: 'geojson' | 'jsonld', encodingFormat: string): DataDownloadLeaf => ({
  '@type': 'DataDownload',
  contentUrl: publicUrl(placesHref(format)),
  encodingFormat,
});

/** The places of the map as open data. */
export function placesDataset<Words>(words: { name: Words; description: Words }) {
  const facts = {
    '@type': 'Dataset',
    '@id': placesDatasetId(),
    license: site.openData.licence,
    isAccessibleForFree: true,
    inLanguage: Object.values(LANGUAGE_TAG),
    creator: { '@id': organizationId() },
    distribution: [download('geojson', 'application/geo+json'), download('jsonld', 'application/ld+json')],
  } satisfies DatasetLeaf;
  return { ...facts, ...words };
}
