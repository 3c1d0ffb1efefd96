import 'server-only';
import { ifCurrent } from '@/lib/articles/place';
import { articleHref, titleOf } from '@/lib/cms/mappers/references';
import { toPlace } from '@/lib/cms/mappers/toPlace';
import { articleIdsOf, findGuideArticle, getPlaceArticles, type KnownPlace, knownPlaces } from '@/lib/cms/places';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';
import { formatMetres } from '@/lib/i18n/formatMetres';
import type { Language } from '@/lib/i18n/language';
import { translator } from '@/lib/i18n/translator';
import { type GeoCoordinates, metresBetween, roundDistance } from '@/lib/map/geometry';
import { type MapPlace, sortPlaces, toPlacement } from '@/lib/map/mapPlace';
import { mapHref } from '@/lib/routing/href';

type NameOf = (known: Pick<KnownPlace, 'id' | 'name'>, article: ContractArticle | undefined) => string | null;

/** Short names of places for maps: their own name, else one from the messages, else the title of their article. */
export function placeNames(language: Language): NameOf {
  const t = translator(language, 'MapPage.places');
  return ({ id, name }, article) => {
    if (name) return name[language];
    const key = id as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : article ? titleOf(article, language).text : null;
  };
}

const knownPlaceOf = (articleId: string): KnownPlace | undefined =>
  knownPlaces().find(({ articleIds }) => articleIds.includes(articleId));

/** The short name of an article's place, as on the maps; null without one. */
export function placeName(articleId: string, language: Language): string | null {
  const known = knownPlaceOf(articleId);
  return known ? placeNames(language)(known, undefined) : null;
}

/** URL of the map with the pin of an article's place marked; null if it is on no map. */
export function pinHref(articleId: string, language: Language): string | null {
  const known = knownPlaceOf(articleId);
  const placement = known && toPlacement(known.id, known.place.coordinates, known.plan);
  return placement ? `${mapHref(language)}#pin-${known.id}` : null;
}

/** The Sea Gate (`content/guide/sea-gate/place.yaml`). */
const SEA_GATE = { latitude: 42.425, longitude: 18.77 };

const toDistance = (to: GeoCoordinates, language: Language): string =>
  formatMetres(roundDistance(metresBetween(SEA_GATE, to)), language);

/** The numbered places of both maps. Places without a name or a position are omitted. */
export async function getMapPlaces(language: Language): Promise<MapPlace[]> {
  const articles = await getPlaceArticles();
  const nameOf = placeNames(language);
  const now = clock.now();
  const places = knownPlaces().flatMap((known) => {
    const article = articles.get(known.id);
    const name = nameOf(known, article);
    const place = toPlace(known.place, language, now);
    const placement = toPlacement(known.id, place?.coordinates ?? null, known.plan);
    if (!name || !placement) return [];
    const isFar = placement.sheet === 'bay' && !place?.onFoot?.walk;
    return {
      id: known.id,
      name,
      href: article ? articleHref(article, language) : null,
      groups: known.groups,
      address: place?.address?.words ?? null,
      coordinates: place?.coordinates ?? null,
      onFoot: place?.onFoot ?? null,
      fromSeaGate: isFar && place?.coordinates ? toDistance(place.coordinates, language) : null,
      openingHours: place?.openingHours ?? null,
      admission: place && ifCurrent(place.admission),
      telephone: place && ifCurrent(place.telephone),
      ...placement,
    };
  });
  return sortPlaces(places).map((place, index) => ({ ...place, number: index + 1 }));
}

type LinkedArticle = { id: string; name: string; href: string };

/** Links to articles of the guide, those of places by their short names, in the order of `ids`. A missing one is omitted. */
export async function getLinkedArticles(ids: readonly string[], language: Language): Promise<LinkedArticle[]> {
  const nameOf = placeNames(language);
  const articles = await Promise.all(
    ids.map(async (id) => {
      const known = knownPlaces().find((place) => place.id === id) ?? { id, articleIds: articleIdsOf(id) };
      const article = await findGuideArticle(known.articleIds);
      const name = article && nameOf(known, article);
      return name ? { id, name, href: articleHref(article, language) } : null;
    }),
  );
  return articles.filter((article) => article !== null);
}
