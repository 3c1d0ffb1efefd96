import 'server-only';
import { getGuideArticles, PAGE_SIZE } from '@/lib/cms/guideArticles';
import { getPlace } from '@/lib/cms/places';
import { found, MISSING, type Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { type Paged, toPage } from '@/lib/cms/schema/paged';
import { GUIDE_CHOICE, type GuideChoice, matchesChoice } from '@/lib/routing/guideChoice';

const isChosen =
  (choice: GuideChoice) =>
  (article: ContractArticle): boolean =>
    matchesChoice(choice, article.tags, getPlace(article._id));

/** The choices that some article matches; none while the provider fails. */
export async function getGuideChoices(categoryId: string | null): Promise<GuideChoice[]> {
  const guide = await getGuideArticles(categoryId);
  if (guide.state !== 'found') return [];
  return GUIDE_CHOICE.choices.filter((choice) => guide.value.some(isChosen(choice)));
}

type GuideChoiceQuery = { choice: GuideChoice; categoryId: string | null; page: number };

/** One page of the articles that match a choice. A page past the end and a choice without articles are missing. */
export async function getChosenArticles({
  choice,
  categoryId,
  page,
}: GuideChoiceQuery): Promise<Result<Paged<ContractArticle>>> {
  const result = await getGuideArticles(categoryId);
  if (result.state !== 'found') return result;
  const chosen = toPage(result.value.filter(isChosen(choice)), page, PAGE_SIZE);
  return chosen.data.length > 0 ? found(chosen) : MISSING;
}
