import 'server-only';
import { EXPERIENCES_AND_ADVENTURES, TOP_ATTRACTIONS } from '@/lib/articles/tags';
import { getAllGuideArticles } from '@/lib/cms/allArticles';
import { matchesChoice } from '@/lib/cms/guideChoice';
import { isCurrent } from '@/lib/cms/mappers/placeFreshness';
import { articleHref } from '@/lib/cms/mappers/references';
import { toHours } from '@/lib/cms/mappers/toPlace';
import { getPlaceArticles, knownPlaces, placeNames } from '@/lib/cms/places';
import type { PlaceFile } from '@/lib/cms/schema/placeFile';
import { clock } from '@/lib/i18n/clock';
import type { Language } from '@/lib/i18n/language';
import type { OpeningHours } from '@/lib/openingHours';
import type { PlanPlace } from '@/lib/plan/plan';
import { ROUNDS } from '@/lib/plan/rounds';
import { ofEachChoice, type RoundName } from '@/lib/routing/planFields';

/** A place of a plan as its page shows it, in one language. */
export type NamedPlace = PlanPlace & {
  articleId: string;
  name: string;
  href: string;
  isTicketed: boolean;
  isByBoat: boolean;
  /** Where the steps are, for a place that is only partly step-free. */
  partlyStepFree: string | null;
};

/** Hours whose check has expired count as unknown. */
const currentHours = (place: PlaceFile): OpeningHours | null =>
  place.openingHours && isCurrent(place, 'openingHours', clock.now()) ? toHours(place.openingHours) : null;

/** Whether the provider answers. A content system's articles may be about no known place. */
export const canPlan = async (): Promise<boolean> => (await getAllGuideArticles()).state === 'found';

/** The places of a round that have a duration and an article, in the order of a walk. Empty while the provider fails (`canPlan`). */
export async function getPlanPlaces(language: Language, round: RoundName): Promise<NamedPlace[]> {
  const articles = await getPlaceArticles();
  const nameOf = placeNames(language);
  const known = new Map(knownPlaces().map((each) => [each.id, each]));
  return Object.entries(ROUNDS[round].positions).flatMap(([id, position]) => {
    const [found, article] = [known.get(id), articles.get(id)];
    const name = found && nameOf(found, article);
    if (!found?.place.duration || !article || !name) return [];
    const { place } = found;
    const { tags } = article;
    const { minutes, upTo = minutes } = found.place.duration;
    // An experience is a separate outing to several places.
    if (tags.includes(EXPERIENCES_AND_ADVENTURES) || place.admission?.answer === 'closed') return [];
    return {
      id,
      articleId: article._id,
      name,
      href: articleHref(article, language),
      isTicketed: place.admission?.answer === 'ticket',
      isByBoat: place.byBoat !== undefined,
      partlyStepFree: (place.stepFree?.answer === 'partly' && place.stepFree.words?.[language]) || null,
      position: { ...position, walk: place.onFoot?.walk?.minutes },
      minutes: upTo,
      isTop: tags.includes(TOP_ATTRACTIONS),
      fits: ofEachChoice((choice) => matchesChoice(choice, tags, place)),
      shade: place.shade?.answer ?? null,
      light: place.light?.best ?? null,
      hours: currentHours(place),
    };
  });
}
