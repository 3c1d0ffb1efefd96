import 'server-only';
import type { ReadyPlanEntry } from '@/lib/cms/files/lists';
import { getLocalContent } from '@/lib/cms/localContent';
import { articleHref } from '@/lib/cms/mappers/references';
import { articleIdsOf, findGuideArticle } from '@/lib/cms/places';
import { clock } from '@/lib/i18n/clock';
import { townDateTime } from '@/lib/i18n/dates';
import { addDays } from '@/lib/i18n/day';
import type { Language } from '@/lib/i18n/language';
import { createPlan, type Plan } from '@/lib/plan/plan';
import { getPlanPlaces, type NamedPlace } from '@/lib/plan/planPlaces';
import { type PlanRequest, parsePlanRequest } from '@/lib/plan/planRequest';
import type { PlanInputs } from '@/lib/routing/planFields';

/** A ready plan as lists show it. */
type ReadyPlanLink = { id: string; name: string; href: string; days: ReadyPlanEntry['days'] };

/** The ready plans that have an article, in their order. */
export async function getReadyPlans(language: Language): Promise<ReadyPlanLink[]> {
  const links = await Promise.all(
    getLocalContent().plans.map(async (entry) => {
      const article = await findGuideArticle(articleIdsOf(entry.id, entry.ids));
      const { id, name, days } = entry;
      return article ? { id, name: name[language], href: articleHref(article, language), days } : [];
    }),
  );
  return links.flat();
}

/** A day of a ready plan, and the inputs by which the planner makes the same one. */
type ReadyDay = { inputs: PlanInputs; request: PlanRequest; plan: Plan<NamedPlace> };

/**
 * The ready plan of an article, whichever provider the article comes from, for the days to come, no place twice, without
 * days on which nothing is possible. Empty for an article without a plan.
 */
export async function getReadyPlan(articleId: string, language: Language): Promise<ReadyDay[]> {
  const entry = getLocalContent().plans.find(({ id, ids }) => articleIdsOf(id, ids).includes(articleId));
  let now = townDateTime(clock.now());
  const seen: string[] = [];
  const days: ReadyDay[] = [];
  for (const fields of entry?.days ?? []) {
    const inputs: PlanInputs = { ...fields, ...(seen.length > 0 && { without: seen.join('.') }) };
    const { request } = parsePlanRequest(inputs, now);
    if (!request) continue;
    now = addDays(request.day, 1);
    const plan = createPlan(await getPlanPlaces(language, request.round), request);
    if (!plan) continue;
    days.push({ inputs, request, plan });
    seen.push(...plan.stops.flatMap(({ place }) => place?.id ?? []));
  }
  return days;
}
