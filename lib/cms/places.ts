import 'server-only';
import { getAllGuideArticles } from '@/lib/cms/allArticles';
import type { MapPoint } from '@/lib/cms/files/lists';
import { INFO_DESK } from '@/lib/cms/infoDesk';
import { getLocalContent } from '@/lib/cms/localContent';
import { articleHref, titleOf } from '@/lib/cms/mappers/references';
import { getArticle } from '@/lib/cms/queries';
import { MISSING, UNAVAILABLE } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import type { PlaceFile } from '@/lib/cms/schema/placeFile';
import type { Language } from '@/lib/i18n/language';
import { translator } from '@/lib/i18n/translator';
import { toGroup } from '@/lib/map/mapPlace';
import type { MapGroups } from '@/lib/routing/mapGroup';
import { env } from '@/lib/server/env';
import { cacheUntilRefresh, markStaleValue } from '@/lib/server/freshness';

/** The facts about the place of an article, whichever provider the article comes from. */
export const getPlace = (articleId: string): PlaceFile | null => getLocalContent().placeOf.get(articleId) ?? null;

/**
 * Ids the article of an entry may have. A content system does not know our folder names, so for it these are only the
 * `ids` of the entry.
 */
export const articleIdsOf = (id: string, ids: readonly string[] = []): string[] => [
  ...(env().apiHost ? [] : [id]),
  ...ids,
];

/** A place of the files under `content/`, whichever provider its article comes from. */
type KnownPlace = {
  id: string;
  /** Ids its article may have. Empty for a map point without an article. */
  articleIds: string[];
  groups: MapGroups;
  /** Its own name and position on the town plan, if it has them. */
  name?: MapPoint['name'];
  plan?: MapPoint['plan'];
  place: PlaceFile;
};

/** Every place of the guide, the information desk and every map point. */
export const knownPlaces = cacheUntilRefresh((): KnownPlace[] => [
  ...getLocalContent().places.map(({ id, place }) => ({
    id,
    articleIds: articleIdsOf(id, place.ids),
    groups: [toGroup(id, place.kind ?? null)] as const,
    place,
  })),
  ...[INFO_DESK, ...getLocalContent().points].map((point) => ({ articleIds: [], ...point })),
]);

/** The place that an article is about. */
export const knownPlaceOf = (articleId: string): KnownPlace | undefined =>
  knownPlaces().find(({ articleIds }) => articleIds.includes(articleId));

/** The article of the guide with one of these ids. One without a type is in no list, and needs a separate call. */
export async function findGuideArticle(ids: readonly string[]): Promise<ContractArticle | null> {
  const guide = await getAllGuideArticles();
  const listed = guide.state === 'found' && guide.value.find(({ _id }) => ids.includes(_id));
  if (listed) return listed;
  const results = guide.state === 'found' ? await Promise.all(ids.map(getArticle)) : [UNAVAILABLE];
  const [result = MISSING] = results.filter(({ state }) => state !== 'missing');
  if (result.state === 'unavailable') markStaleValue();
  return result.state === 'found' ? result.value : null;
}

/** The articles about places, by id of the place. Empty while the provider fails: maps work without them. */
export async function getPlaceArticles(): Promise<ReadonlyMap<string, ContractArticle>> {
  const entries = await Promise.all(
    knownPlaces().map(async ({ id, articleIds }) => [id, await findGuideArticle(articleIds)] as const),
  );
  return new Map(entries.flatMap(([id, article]) => (article ? [[id, article] as const] : [])));
}

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

/** The short name of an article's place, as on the maps; null without one. */
export function placeName(articleId: string, language: Language): string | null {
  const known = knownPlaceOf(articleId);
  return known ? placeNames(language)(known, undefined) : null;
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
