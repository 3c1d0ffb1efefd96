import 'server-only';
import type { ReadyPlanEntry } from '@/lib/cms/files/lists';
import { getLocalContent } from '@/lib/cms/localContent';
import { articleHref } from '@/lib/cms/mappers/references';
import { articleIdsOf, findGuideArticle } from '@/lib/cms/places';
import type { Language } from '@/lib/i18n/language';

/** A ready plan as lists show it. */
type ReadyPlanLink = { id: string; name: string; href: string; days: ReadyPlanEntry['days'] };

/** The plan of an article, whichever provider the article comes from. */
export const readyPlanOf = (articleId: string): ReadyPlanEntry | null =>
  getLocalContent().plans.find((entry) => articleIdsOf(entry.id, entry.ids).includes(articleId)) ?? null;

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
