import type { TouristAttractionLeaf } from 'schema-dts';
import type { Article } from '@/lib/articles/article';
import type { Place } from '@/lib/articles/place';
import type { Language } from '@/lib/i18n/language';
import { pageUrl, partId } from '@/lib/seo/graph/addresses';
import { imagesOf } from '@/lib/seo/graph/images';
import type { GraphNode } from '@/lib/seo/graph/node';

export const placeId = (article: Article, language: Language): string => partId(article.addresses[language], 'place');

/** The place an article is about, with what its fact box shows: a tourist attraction, and a type of its own where it has one. */
export function placeNode(article: Article, place: Place, language: Language): GraphNode {
  const { kind, wikidata, address, coordinates } = place;
  const attraction: TouristAttractionLeaf = {
    '@type': 'TouristAttraction',
    '@id': placeId(article, language),
    name: article.title.text,
    description: article.summary?.text,
    image: imagesOf(article.picture),
    url: pageUrl(article.addresses[language]),
    address: address ? { '@type': 'PostalAddress', streetAddress: address.words, addressCountry: 'ME' } : undefined,
    geo: coordinates
      ? { '@type': 'GeoCoordinates', latitude: coordinates.latitude, longitude: coordinates.longitude }
      : undefined,
    hasMap: coordinates?.mapHref,
    sameAs: wikidata ? `https://www.wikidata.org/wiki/${wikidata}` : undefined,
  };
  // The types know one name only, and the vocabulary allows several.
  return kind ? ({ ...attraction, '@type': ['TouristAttraction', kind] } as unknown as GraphNode) : attraction;
}
