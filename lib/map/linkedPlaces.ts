import 'server-only';
import { articleHref } from '@/lib/convert/references';
import type { Language } from '@/lib/language';
import { placeNames } from '@/lib/map/getMapPlaces';
import { knownPlaces } from '@/lib/map/knownPlaces';
import { getArticle } from '@/lib/provider/questions';

export type LinkedPlace = { id: string; name: string; href: string };

/** Some places with their articles, in the order asked for; one whose article the provider does not have is left out. */
export async function getLinkedPlaces(ids: readonly string[], language: Language): Promise<LinkedPlace[]> {
  const nameOf = await placeNames(language);
  const places = await Promise.all(
    ids.map(async (id) => {
      const known = knownPlaces().find((place) => place.id === id);
      const answers = await Promise.all((known?.articleIds ?? []).map(getArticle));
      const article = answers.find(({ state }) => state === 'found');
      if (!known || article?.state !== 'found') return null;
      const name = nameOf(known, article.value);
      return name ? { id, name, href: articleHref(article.value, language) } : null;
    }),
  );
  return places.filter((place) => place !== null);
}
