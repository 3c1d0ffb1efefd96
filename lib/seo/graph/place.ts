import type { TouristAttractionLeaf } from 'schema-dts';
import type { Article } from '@/lib/articles/article';
import { ifCurrent, type Place } from '@/lib/articles/place';
import { placeName } from '@/lib/cms/places';
import { clock } from '@/lib/i18n/clock';
import type { Language } from '@/lib/i18n/language';
import { fragmentId, imagesOf, pageUrl, toSameAs } from '@/lib/seo/graph/addresses';
import type { GraphNode } from '@/lib/seo/graph/pageGraph';
import { toHoursSpecification } from '@/lib/seo/openingHoursFormats';

export const placeId = (article: Article, language: Language): string =>
  fragmentId(article.addresses[language], 'place');

/**
 * The place an article is about, with the facts of its fact box: a tourist attraction, and a specific type if it has
 * one.
 */
export function placeNode(article: Article, place: Place, language: Language): GraphNode {
  const { kind, wikidata, address, coordinates, openingHours, booking } = place;
  const admission = ifCurrent(place.admission);
  const attraction: TouristAttractionLeaf = {
    '@type': 'TouristAttraction',
    '@id': placeId(article, language),
    name: placeName(article.id, language) ?? article.title.text,
    description: article.summary?.text,
    image: imagesOf(article.picture),
    url: pageUrl(article.addresses[language]),
    address: address ? { '@type': 'PostalAddress', streetAddress: address.words, addressCountry: 'ME' } : undefined,
    geo: coordinates
      ? { '@type': 'GeoCoordinates', latitude: coordinates.latitude, longitude: coordinates.longitude }
      : undefined,
    hasMap: coordinates?.mapHref,
    openingHoursSpecification: openingHours ? toHoursSpecification(openingHours.hours, clock.now()) : undefined,
    isAccessibleForFree: admission ? admission.answer === 'free' : undefined,
    publicAccess: admission ? admission.answer !== 'closed' : undefined,
    telephone: ifCurrent(place.telephone)?.value,
    potentialAction: booking ? { '@type': 'ReserveAction', target: booking.value } : undefined,
    sameAs: toSameAs(wikidata, ifCurrent(place.website)?.value),
  };
  // The types know one name only, and the vocabulary allows several.
  return kind ? ({ ...attraction, '@type': ['TouristAttraction', kind] } as unknown as GraphNode) : attraction;
}
