import type { DataDownloadLeaf, DatasetLeaf } from 'schema-dts';
import { LANGUAGE_TAG, LANGUAGES, type Language } from '@/lib/i18n/language';
import { mapHref, placesHref } from '@/lib/routing/href';
import { absolute, organizationId, partId } from '@/lib/seo/graph/addresses';
import { site } from '@/lib/site';

const download = (format: 'geojson' | 'jsonld', encodingFormat: string): DataDownloadLeaf => ({
  '@type': 'DataDownload',
  contentUrl: absolute(placesHref(format)),
  encodingFormat,
});

/** The places of the map as open data, as the map page offers them. */
export const placesDataset = (language: Language, words: { name: string; description: string }): DatasetLeaf => ({
  '@type': 'Dataset',
  '@id': partId(mapHref(language), 'data'),
  ...words,
  license: site.openData.licence,
  isAccessibleForFree: true,
  inLanguage: LANGUAGES.map((each) => LANGUAGE_TAG[each]),
  creator: { '@id': organizationId() },
  distribution: [download('geojson', 'application/geo+json'), download('jsonld', 'application/ld+json')],
});
