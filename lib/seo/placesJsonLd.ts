import type { OpenPlace } from '@/lib/cms/openPlaces';
import { LANGUAGE_TAG, LANGUAGES, type Language } from '@/lib/i18n/language';
import { placesHref } from '@/lib/routing/href';
import { site } from '@/lib/site';

type Tagged = { '@language': string; '@value': string };

const inBoth = (words: Record<Language, string>): Tagged[] =>
  LANGUAGES.map((language) => ({ '@language': LANGUAGE_TAG[language], '@value': words[language] }));

const toNode = (datasetId: string, { id, kind, name, pages, address, coordinates, wikidata }: OpenPlace) => ({
  '@type': kind ? ['Place', kind] : 'Place',
  '@id': `${datasetId}#${id}`,
  name: inBoth(name),
  subjectOf: { '@id': datasetId },
  url: pages ? Object.values(pages) : undefined,
  address: address
    ? { '@type': 'PostalAddress', streetAddress: inBoth(address.words), addressCountry: 'ME' }
    : undefined,
  geo: coordinates
    ? { '@type': 'GeoCoordinates', latitude: coordinates.latitude, longitude: coordinates.longitude }
    : undefined,
  sameAs: wikidata ? `https://www.wikidata.org/wiki/${wikidata}` : undefined,
});

/** The places as linked data, in the words of schema.org, each name with its language. */
export function toPlacesJsonLd(places: readonly OpenPlace[], siteUrl: string): string {
  const datasetId = siteUrl + placesHref('jsonld');
  const dataset = {
    '@type': 'Dataset',
    '@id': datasetId,
    name: site.name.en,
    license: site.openData.licence,
    creator: { '@type': 'GovernmentOrganization', name: site.name.en, url: siteUrl },
  };
  const nodes = places.map((place) => toNode(datasetId, place));
  return `${JSON.stringify({ '@context': 'https://schema.org', '@graph': [dataset, ...nodes] })}\n`;
}
