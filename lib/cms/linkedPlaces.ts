import 'server-only';
import { placeNames } from '@/lib/cms/getMapPlaces';
import { knownPlaces } from '@/lib/cms/knownPlaces';
import { articleHref } from '@/lib/cms/mappers/references';
import { getArticle } from '@/lib/cms/queries';
import type { Language } from '@/lib/i18n/language';

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
