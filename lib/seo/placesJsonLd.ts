import type { PlaceLeaf } from 'schema-dts';
import { toHours } from '@/lib/cms/mappers/toPlace';
import { clock } from '@/lib/i18n/clock';
import { inEachLanguage, LANGUAGE_TAG, LANGUAGES, type Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { toSameAs } from '@/lib/seo/graph/addresses';
import { organizationName } from '@/lib/seo/graph/organization';
import { placesDataset, placesDatasetId } from '@/lib/seo/graph/placesDataset';
import type { OpenDataPlace } from '@/lib/seo/openDataPlaces';
import { toHoursSpecification } from '@/lib/seo/openingHoursFormats';

type Tagged = { '@language': string; '@value': string };

const inBoth = (words: Record<Language, string>): Tagged[] =>
  LANGUAGES.map((language) => ({ '@language': LANGUAGE_TAG[language], '@value': words[language] }));

function toNode({ id, kind, name, pages, address, coordinates, wikidata, ...facts }: OpenDataPlace) {
  const place = {
    '@id': `${placesDatasetId()}#${id}`,
    subjectOf: { '@id': placesDatasetId() },
    url: pages ? Object.values(pages) : undefined,
    geo: coordinates
      ? { '@type': 'GeoCoordinates', latitude: coordinates.latitude, longitude: coordinates.longitude }
      : undefined,
    openingHoursSpecification: facts.openingHours && toHoursSpecification(toHours(facts.openingHours), clock.now()),
    isAccessibleForFree: facts.admission && facts.admission.answer === 'free',
    publicAccess: facts.admission && facts.admission.answer !== 'closed',
    telephone: facts.telephone?.number,
    sameAs: toSameAs(wikidata, facts.website?.url),
  } satisfies Partial<PlaceLeaf>;
  return {
    '@type': kind ? ['Place', kind] : 'Place',
    ...place,
    // The types have no texts with a language.
    name: inBoth(name),
    address: address && { '@type': 'PostalAddress', streetAddress: inBoth(address.words), addressCountry: 'ME' },
  };
}

/** The places as linked data, in the vocabulary of schema.org, each name with its language. */
export function toPlacesJsonLd(places: readonly OpenDataPlace[]): string {
  const inEach = (key: 'name' | 'description') =>
    inBoth(inEachLanguage((language) => MESSAGES[language].MapPage.data[key]));
  const dataset = placesDataset({ name: inEach('name'), description: inEach('description') });
  const graph = [dataset, organizationName('en'), ...places.map(toNode)];
  return `${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}\n`;
}
