import 'server-only';
import { type ReadyPlanEntry, readPlans } from '@/lib/cms/files/readPlans';
import { readWithLast } from '@/lib/cms/files/readWithLast';
import { articleHref } from '@/lib/cms/mappers/references';
import { getArticle } from '@/lib/cms/queries';
import type { Language } from '@/lib/i18n/language';
import { planHref } from '@/lib/routing/planHref';
import { env } from '@/lib/server/env';
import { untilRefresh } from '@/lib/server/refreshedAt';

/** A ready plan as lists show it. */
export type ReadyPlanLink = { id: string; name: string; href: string; days: ReadyPlanEntry['days'] };

const getEntries = untilRefresh(() => readWithLast('plans', readPlans));

/** Ids its article may have, as for places (`knownPlaces`). */
const articleIds = ({ id, ids = [] }: ReadyPlanEntry): string[] => [...(env().apiHost ? [] : [id]), ...ids];

/** The plan of an article, whichever provider the article comes from. */
export const readyPlanOf = (articleId: string): ReadyPlanEntry | null =>
  getEntries().find((entry) => articleIds(entry).includes(articleId)) ?? null;

async function hrefOf(entry: ReadyPlanEntry, language: Language): Promise<string | null> {
  for (const id of articleIds(entry)) {
    const result = await getArticle(id);
    if (result.state === 'found') return articleHref(result.value, language);
  }
  const [day, ...more] = entry.days;
  return day && more.length === 0 ? planHref(language, day) : null;
}

/** The ready plans in their order, each with its article; without an article a plan of one day leads to the planner. */
export async function getReadyPlans(language: Language): Promise<ReadyPlanLink[]> {
  const links = await Promise.all(
    getEntries().map(async (entry) => {
      const href = await hrefOf(entry, language);
      return href ? { id: entry.id, name: entry.name[language], href, days: entry.days } : [];
    }),
  );
  return links.flat();
}
