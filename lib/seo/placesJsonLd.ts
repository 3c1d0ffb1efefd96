import { toHours } from '@/lib/cms/mappers/toPlace';
import type { OpenDataPlace } from '@/lib/cms/openDataPlaces';
import { clock } from '@/lib/i18n/clock';
import { LANGUAGE_TAG, LANGUAGES, type Language } from '@/lib/i18n/language';
import { placesHref } from '@/lib/routing/href';
import { toSameAs } from '@/lib/seo/graph/addresses';
import { toHoursSpecification } from '@/lib/seo/openingHours';
import { site } from '@/lib/site';

type Tagged = { '@language': string; '@value': string };

const inBoth = (words: Record<Language, string>): Tagged[] =>
  LANGUAGES.map((language) => ({ '@language': LANGUAGE_TAG[language], '@value': words[language] }));

const toNode = (
  datasetId: string,
  { id, kind, name, pages, address, coordinates, wikidata, ...facts }: OpenDataPlace,
) => ({
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
  openingHoursSpecification: facts.openingHours && toHoursSpecification(toHours(facts.openingHours), clock.now()),
  isAccessibleForFree: facts.admission && facts.admission.answer === 'free',
  publicAccess: facts.admission && facts.admission.answer !== 'closed',
  telephone: facts.telephone?.number,
  sameAs: toSameAs(wikidata, facts.website?.url),
});

/** The places as linked data, in the words of schema.org, each name with its language. */
export function toPlacesJsonLd(places: readonly OpenDataPlace[], siteUrl: string): string {
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
