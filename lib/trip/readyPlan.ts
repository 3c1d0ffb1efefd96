import 'server-only';
import { clock } from '@/lib/i18n/clock';
import { townDay } from '@/lib/i18n/dates';
import { addDays } from '@/lib/i18n/day';
import type { Language } from '@/lib/i18n/language';
import type { WishInputs } from '@/lib/routing/wishFields';
import { type Plan, planRound } from '@/lib/trip/plan';
import { getPlanPlaces, type NamedPlace } from '@/lib/trip/planPlaces';
import { readyPlanOf } from '@/lib/trip/readyPlans';
import { parseWish, type Wish } from '@/lib/trip/wish';

/** A day of a ready plan, and the inputs by which the planner makes the same one. */
type ReadyDay = { inputs: WishInputs; wish: Wish; plan: Plan; places: NamedPlace[] };

/**
 * The ready plan of an article, made for today and the days after it; no place twice. A day on which nothing is possible is
 * left out. Empty for an article without a plan.
 */
export async function getReadyPlan(articleId: string, language: Language): Promise<ReadyDay[]> {
  const today = townDay(clock.now());
  const seen: string[] = [];
  const days: ReadyDay[] = [];
  for (const [index, fields] of (readyPlanOf(articleId)?.days ?? []).entries()) {
    const inputs: WishInputs = { ...fields, ...(seen.length > 0 && { without: seen.join('.') }) };
    const parsed = parseWish(inputs, addDays(today, index));
    if (!('wish' in parsed)) continue;
    const places = await getPlanPlaces(language, parsed.wish.round);
    const plan = planRound(places, parsed.wish);
    if (!plan) continue;
    days.push({ inputs, wish: parsed.wish, plan, places });
    seen.push(...plan.stops.flatMap(({ place }) => place?.id ?? []));
  }
  return days;
}
