import 'server-only';
import { articleIdsOf } from '@/lib/cms/articleIds';
import type { ReadyPlanEntry } from '@/lib/cms/files/lists';
import { readListWithLast } from '@/lib/cms/files/readWithLast';
import { articleHref } from '@/lib/cms/mappers/references';
import { getArticle } from '@/lib/cms/queries';
import type { Language } from '@/lib/i18n/language';
import { untilRefresh } from '@/lib/server/freshness';

/** A ready plan as lists show it. */
type ReadyPlanLink = { id: string; name: string; href: string; days: ReadyPlanEntry['days'] };

const getEntries = untilRefresh(() => readListWithLast('plans'));

/** The plan of an article, whichever provider the article comes from. */
export const readyPlanOf = (articleId: string): ReadyPlanEntry | null =>
  getEntries().find((entry) => articleIdsOf(entry.id, entry.ids).includes(articleId)) ?? null;

async function hrefOf(entry: ReadyPlanEntry, language: Language): Promise<string | null> {
  for (const id of articleIdsOf(entry.id, entry.ids)) {
    const result = await getArticle(id);
    if (result.state === 'found') return articleHref(result.value, language);
  }
  return null;
}

/** The ready plans that have an article, in their order. */
export async function getReadyPlans(language: Language): Promise<ReadyPlanLink[]> {
  const links = await Promise.all(
    getEntries().map(async (entry) => {
      const href = await hrefOf(entry, language);
      return href ? { id: entry.id, name: entry.name[language], href, days: entry.days } : [];
    }),
  );
  return links.flat();
}
