import 'server-only';
import { placeNames } from '@/lib/cms/getMapPlaces';
import { knownPlaces } from '@/lib/cms/knownPlaces';
import { articleHref } from '@/lib/cms/mappers/references';
import { getArticle } from '@/lib/cms/queries';
import type { Language } from '@/lib/i18n/language';

type LinkedPlace = { id: string; name: string; href: string };

/** Places with links to their articles, in the order of `ids`. A place without an article is omitted. */
export async function getLinkedPlaces(ids: readonly string[], language: Language): Promise<LinkedPlace[]> {
  const nameOf = placeNames(language);
  const places = await Promise.all(
    ids.map(async (id) => {
      const known = knownPlaces().find((place) => place.id === id);
      const results = await Promise.all((known?.articleIds ?? []).map(getArticle));
      const article = results.find(({ state }) => state === 'found');
      if (!known || article?.state !== 'found') return null;
      const name = nameOf(known, article.value);
      return name ? { id, name, href: articleHref(article.value, language) } : null;
    }),
  );
  return places.filter((place) => place !== null);
}
