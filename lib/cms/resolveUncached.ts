import 'server-only';
import { getAllEvents, getSectionArticles } from '@/lib/cms/allArticles';
import { getEventsPage, getNextEvents } from '@/lib/cms/eventList';
import { getArticles } from '@/lib/cms/listPage';
import { articleSlug, newsCategorySlug, slugOf } from '@/lib/cms/mappers/references';
import { getNewsCategory } from '@/lib/cms/newsCategory';
import { type ContentRoute, eventRangePage } from '@/lib/cms/ownPage';
import {
  getArticle,
  getCategoryBySlug,
  getConfig,
  getExperiences,
  getLatestNews,
  getTopAttractions,
} from '@/lib/cms/queries';
import { findIn, found, MISSING, type Result, UNAVAILABLE } from '@/lib/cms/result';
import type { ContractCategory, ContractSubcategory } from '@/lib/cms/schema/category';
import type { Paged } from '@/lib/cms/schema/paged';
import type { Language } from '@/lib/i18n/language';
import type { Page } from '@/lib/routing/page';
import type { FilteredRoute, Resolution, SlugRoute } from '@/lib/routing/route';

const foundPage = (page: Page): Resolution => ({ state: 'found', page });

const toResolution = (result: Result<unknown>, page: Page): Resolution =>
  result.state === 'found' ? foundPage(page) : result;

/** A page of a list exists up to the last one; the first one always does. */
const toListResolution = (result: Result<Paged<unknown>>, page: Page & { page: number }): Resolution =>
  result.state === 'found' && page.page > result.value.lastPage ? MISSING : toResolution(result, page);

async function resolveHome(language: Language): Promise<Resolution> {
  const sections = await Promise.all([getTopAttractions(), getNextEvents(language), getExperiences(), getLatestNews()]);
  return sections.every(({ state }) => state === 'unavailable') ? UNAVAILABLE : foundPage({ kind: 'home' });
}

type CategoryRoute = Extract<SlugRoute, { kind: 'category' | 'subcategory' }>;
type ArticleRoute = Extract<SlugRoute, { kind: 'article' }>;

async function findCategoryId(language: Language, { slug, id, ...route }: CategoryRoute): Promise<Result<string>> {
  return findIn(await getConfig(), ({ categories, subcategories }) => {
    const isWanted = (each: ContractCategory | ContractSubcategory): boolean =>
      id ? each._id === id : slugOf(each, language) === slug;
    if (route.kind === 'category') return categories.find(isWanted)?._id;
    // Subcategories of several categories may have the same slug.
    const parent = categories.find((each) => slugOf(each, language) === route.category);
    return [...(parent?.subcategories ?? []), ...subcategories].find(isWanted)?._id;
  });
}

async function resolveCategory(language: Language, route: CategoryRoute): Promise<Resolution> {
  const id = await findCategoryId(language, route);
  if (id.state !== 'found') return id;
  const target = { kind: route.kind, id: id.value, page: route.page };
  return toListResolution(await getArticles(target), target);
}

async function resolveFilteredGuide(language: Language, route: FilteredRoute): Promise<Resolution> {
  const category = route.category ? await findCategoryId(language, route.category) : found(null);
  if (category.state !== 'found') return category;
  const target = { ...route, category: category.value };
  return toListResolution(await getArticles(target), target);
}

async function findNewsCategoryId(language: Language, slug: string): Promise<Result<string>> {
  const news = await getLatestNews();
  if (news.state !== 'found') return news;
  const known = news.value.data.find(
    ({ category }) => category && newsCategorySlug(category, language) === slug,
  )?.category;
  if (known) return found(known._id);
  return findIn(await getCategoryBySlug(slug), (category) =>
    newsCategorySlug(category, language) === slug ? category._id : undefined,
  );
}

async function resolveNewsCategory(
  language: Language,
  { slug, id, page }: Extract<SlugRoute, { kind: 'newsCategory' }>,
): Promise<Resolution> {
  const categoryId: Result<string> = id ? found(id) : await findNewsCategoryId(language, slug);
  if (categoryId.state !== 'found') return categoryId;
  const target = { kind: 'newsCategory', id: categoryId.value, page } as const;
  return toResolution(await getNewsCategory(categoryId.value, page), target);
}

async function findArticleId(language: Language, { section, slug }: ArticleRoute): Promise<Result<string>> {
  return findIn(
    await getSectionArticles(section),
    (all) => all.find((each) => articleSlug(each, language) === slug)?._id,
  );
}

async function resolveArticle(language: Language, route: ArticleRoute): Promise<Resolution> {
  const id = route.id ? found(route.id) : await findArticleId(language, route);
  // The list may be minutes older than the article.
  return id.state === 'found' ? toResolution(await getArticle(id.value), { kind: 'article', id: id.value }) : id;
}

/** Resolves a route by the queries its page makes, so that the page finds their responses in the cache of the client. */
export async function resolveUncached(language: Language, route: ContentRoute): Promise<Resolution> {
  switch (route.kind) {
    case 'home':
      return resolveHome(language);
    case 'guide':
      return toResolution(await getConfig(), { kind: 'guide' });
    case 'allNews':
      return toListResolution(await getArticles(route), route);
    case 'filteredGuide':
      return resolveFilteredGuide(language, route);
    case 'category':
    case 'subcategory':
      return resolveCategory(language, route);
    case 'article':
      return resolveArticle(language, route);
    case 'news':
      return toResolution(await getLatestNews(), { kind: 'news' });
    case 'newsCategory':
      return resolveNewsCategory(language, route);
    case 'eventRange':
      return toResolution(await getAllEvents(), eventRangePage(route.range));
    case 'events':
    case 'eventCategory':
      return toResolution(await getEventsPage(language, route), route);
  }
}
