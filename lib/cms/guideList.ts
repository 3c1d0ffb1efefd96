import 'server-only';
import { getAllGuideArticles } from '@/lib/cms/allArticles';
import { matchesChoice } from '@/lib/cms/guideChoice';
import { isCurrent } from '@/lib/cms/mappers/placeFreshness';
import { getPlace } from '@/lib/cms/places';
import { found, MISSING, mapResult, type Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { type Paged, paginate } from '@/lib/cms/schema/paged';
import type { PlaceFile } from '@/lib/cms/schema/placeFile';
import { clock } from '@/lib/i18n/clock';
import { GUIDE_FILTER, type GuideChoice } from '@/lib/routing/guideFilter';

/** Articles on a page of a category: it fills rows of two and of three cards. */
const PAGE_SIZE = 12;

/** The articles of the guide, or of one category of it. */
const getGuideArticles = async (categoryId: string | null): Promise<Result<ContractArticle[]>> =>
  mapResult(await getAllGuideArticles(), (articles) =>
    articles.filter(({ category }) => categoryId === null || category?._id === categoryId),
  );

/** The id of the list an article is in: of its subcategory, else of its category. */
const listIdOf = ({ category, subcategory }: ContractArticle): string | undefined => subcategory?._id ?? category?._id;

/** The articles of the guide in the same subcategory, or in the same category without one. */
export async function getGuideListOf(article: ContractArticle): Promise<Result<ContractArticle[]>> {
  const listId = listIdOf(article);
  if (!listId) return MISSING;
  return mapResult(await getAllGuideArticles(), (articles) => articles.filter((each) => listIdOf(each) === listId));
}

/**
 * One page of the articles of a category without a subcategory, or of all if there is none, so that no heading is above
 * an empty list (docs/requirements.md, Guide).
 */
export const getCategoryPageArticles = async (id: string, page: number): Promise<Result<Paged<ContractArticle>>> =>
  mapResult(await getGuideArticles(id), (articles) => {
    const own = articles.filter(({ subcategory }) => subcategory === null);
    return paginate(own.length > 0 ? own : articles, page, PAGE_SIZE);
  });

/**
 * The known facts about an article's place. A list does not show when an admission was checked, so an outdated one
 * counts as unknown.
 */
function factsOf(articleId: string): PlaceFile | null {
  const place = getPlace(articleId);
  if (!place || isCurrent(place, 'admission', clock.now())) return place;
  const { admission, ...others } = place;
  return others;
}

const isChosen =
  (choice: GuideChoice) =>
  (article: ContractArticle): boolean =>
    matchesChoice(choice, article.tags, factsOf(article._id));

/** The choices that some article matches; none while the provider fails. */
export async function getChoices(categoryId: string | null): Promise<GuideChoice[]> {
  const articles = await getGuideArticles(categoryId);
  if (articles.state !== 'found') return [];
  return GUIDE_FILTER.choices.filter((choice) => articles.value.some(isChosen(choice)));
}

type Query = { category: string | null; choice: GuideChoice; page: number };

/** One page of the articles that match a choice. A page past the end and a choice without articles are missing. */
export async function getFilteredArticles({ category, choice, page }: Query): Promise<Result<Paged<ContractArticle>>> {
  const result = await getGuideArticles(category);
  if (result.state !== 'found') return result;
  const chosen = paginate(result.value.filter(isChosen(choice)), page, PAGE_SIZE);
  return chosen.data.length > 0 ? found(chosen) : MISSING;
}
