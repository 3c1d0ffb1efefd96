import 'server-only';
import { isCurrent } from '@/lib/cms/mappers/placeFreshness';
import { articleHref } from '@/lib/cms/mappers/references';
import { getPlaceArticles, knownPlaces, placeNames } from '@/lib/cms/places';
import type { PlaceFile } from '@/lib/cms/schema/placeFile';
import { clock } from '@/lib/i18n/clock';
import { inEachLanguage } from '@/lib/i18n/language';
import { env } from '@/lib/server/env';

/** Facts that are omitted once their check has expired: a wrong answer is worse than none. */
const OPEN_FACTS = ['openingHours', 'admission', 'telephone', 'website', 'booking'] as const;

const currentFacts = (place: PlaceFile): Pick<PlaceFile, (typeof OPEN_FACTS)[number]> =>
  Object.fromEntries(
    OPEN_FACTS.filter((name) => isCurrent(place, name, clock.now())).map((name) => [name, place[name]]),
  );

/** Every place with a name, also those without coordinates, in both languages, with the source of each fact. */
export async function getOpenDataPlaces() {
  const articles = await getPlaceArticles();
  const nameIn = inEachLanguage(placeNames);
  return knownPlaces().flatMap((known) => {
    const article = articles.get(known.id);
    const name = { en: nameIn.en(known, article), sr: nameIn.sr(known, article) };
    if (!name.en || !name.sr) return [];
    return {
      id: known.id,
      groups: known.groups,
      kind: known.place.kind ?? null,
      name: { en: name.en, sr: name.sr },
      /** Its pages on this site. */
      pages: article ? inEachLanguage((language) => env().siteUrl + articleHref(article, language)) : null,
      address: known.place.address ?? null,
      coordinates: known.place.coordinates ?? null,
      wikidata: known.place.wikidata ?? null,
      ...currentFacts(known.place),
    };
  });
}

export type OpenDataPlace = Awaited<ReturnType<typeof getOpenDataPlaces>>[number];
