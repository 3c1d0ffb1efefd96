import 'server-only';
import { getAllEvents } from '@/lib/cms/allEvents';
import { getEventListExists, getNextEvents } from '@/lib/cms/eventList';
import { articleSlug, slugOf } from '@/lib/cms/mappers/references';
import {
  getArticle,
  getArticlesOfCategory,
  getArticlesOfSubcategory,
  getCategoryByName,
  getConfig,
  getExperiences,
  getLatestNews,
  getNews,
  getNewsOfCategory,
  getTopAttractions,
} from '@/lib/cms/queries';
import type { Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import type { Paged } from '@/lib/cms/schema/paged';
import { sharedPage } from '@/lib/cms/sharedPage';
import type { Language } from '@/lib/i18n/language';
import type { Resolution } from '@/lib/routing/answer';
import type { Page } from '@/lib/routing/internal';
import type { Route } from '@/lib/routing/table';

const MISSING = { state: 'missing' } as const;

/** Pages of a list searched for a slug without an id, at most: old links, not a crawler’s toy. */
const MAX_SEARCHED_PAGES = 20;

const foundPage = (page: Page): Resolution => ({ state: 'found', page });

const toResolution = (answer: Result<unknown>, page: Page): Resolution =>
  answer.state === 'found' ? foundPage(page) : answer;

/** A page of a list exists up to the last one; the first one always does. */
const toListResolution = (answer: Result<Paged<unknown>>, page: Page & { page: number }): Resolution =>
  answer.state === 'found' && page.page > answer.value.lastPage ? MISSING : toResolution(answer, page);

async function lookUpHome(language: Language): Promise<Resolution> {
  const sections = await Promise.all([getTopAttractions(), getNextEvents(language), getExperiences(), getLatestNews()]);
  return sections.every(({ state }) => state === 'unavailable')
    ? { state: 'unavailable' }
    : foundPage({ kind: 'home' });
}

type Listed = { slug: string; id: string | null; page: number };

async function lookUpCategory(language: Language, { slug, id, page }: Listed): Promise<Resolution> {
  const config = await getConfig();
  if (config.state !== 'found') return config;
  const category = config.value.categories.find((each) => (id ? each._id === id : slugOf(each, language) === slug));
  if (!category) return MISSING;
  const target = { kind: 'category', id: category._id, page } as const;
  return page === 1 ? foundPage(target) : toListResolution(await getArticlesOfCategory(category._id, page), target);
}

async function lookUpSubcategory(language: Language, { slug, id, page }: Listed): Promise<Resolution> {
  const config = await getConfig();
  if (config.state !== 'found') return config;
  const subcategory = config.value.subcategories.find((each) =>
    id ? each._id === id : slugOf(each, language) === slug,
  );
  if (!subcategory) return MISSING;
  const target = { kind: 'subcategory', id: subcategory._id, page } as const;
  return page === 1
    ? foundPage(target)
    : toListResolution(await getArticlesOfSubcategory(subcategory._id, page), target);
}

async function findNewsCategoryId(language: Language, slug: string): Promise<Result<string>> {
  const news = await getLatestNews();
  if (news.state !== 'found') return news;
  const known = news.value.data.find(({ category }) => category && slugOf(category, language) === slug)?.category;
  if (known) return { state: 'found', value: known._id };
  const category = await getCategoryByName(slug);
  if (category.state !== 'found') return category;
  return slugOf(category.value, language) === slug ? { state: 'found', value: category.value._id } : MISSING;
}

async function lookUpNewsCategory(language: Language, { slug, id, page }: Listed): Promise<Resolution> {
  const categoryId: Result<string> = id ? { state: 'found', value: id } : await findNewsCategoryId(language, slug);
  if (categoryId.state !== 'found') return categoryId;
  const target = { kind: 'newsCategory', id: categoryId.value, page } as const;
  const news = await getNewsOfCategory(categoryId.value, page);
  if (news.state !== 'found' || news.value.data.length > 0) return toResolution(news, target);
  return MISSING;
}

async function searchPages(
  askPage: (page: number) => Promise<Result<Paged<ContractArticle>>>,
  matches: (article: ContractArticle) => boolean,
): Promise<Result<string>> {
  for (let page = 1; page <= MAX_SEARCHED_PAGES; page += 1) {
    const answer = await askPage(page);
    if (answer.state !== 'found') return answer;
    const article = answer.value.data.find(matches);
    if (article) return { state: 'found', value: article._id };
    if (page >= answer.value.lastPage) break;
  }
  return MISSING;
}

async function searchGuide(matches: (article: ContractArticle) => boolean): Promise<Result<string>> {
  const config = await getConfig();
  if (config.state !== 'found') return config;
  for (const category of config.value.categories) {
    const answer = await searchPages((page) => getArticlesOfCategory(category._id, page), matches);
    if (answer.state !== 'missing') return answer;
  }
  return MISSING;
}

async function searchEvents(matches: (article: ContractArticle) => boolean): Promise<Result<string>> {
  const events = await getAllEvents();
  if (events.state !== 'found') return events;
  const event = events.value.find(matches);
  return event ? { state: 'found', value: event._id } : MISSING;
}

async function lookUpArticle(language: Language, route: Route & { kind: 'article' }): Promise<Resolution> {
  if (route.id) return toResolution(await getArticle(route.id), { kind: 'article', id: route.id });
  const matches = (article: ContractArticle): boolean => articleSlug(article, language) === route.slug;
  const searched = {
    guide: () => searchGuide(matches),
    news: () => searchPages(getNews, matches),
    events: () => searchEvents(matches),
  };
  const answer = await searched[route.section]();
  return answer.state === 'found' ? foundPage({ kind: 'article', id: answer.value }) : answer;
}

/** Asks the provider whether a route leads to a page: the question the page itself will ask, so that it costs nothing more. */
export async function resolveUncached(language: Language, route: Route): Promise<Resolution> {
  switch (route.kind) {
    case 'shared':
      return route.page === 'home' ? lookUpHome(language) : foundPage(sharedPage(route.page));
    case 'residentCard':
    case 'search':
    case 'offline':
    case 'trip':
      return foundPage({ kind: route.kind });
    case 'map':
    case 'mapOf':
    case 'taxSum':
    case 'guestSheet':
    case 'residentCardSearch':
    case 'searchResults':
    case 'sharedTrip':
      return foundPage(route);
    case 'guide':
      return toResolution(await getConfig(), { kind: 'guide' });
    case 'category':
      return lookUpCategory(language, route);
    case 'subcategory':
      return lookUpSubcategory(language, route);
    case 'article':
      return lookUpArticle(language, route);
    case 'news':
      return toResolution(await getLatestNews(), { kind: 'news' });
    case 'allNews':
      return toListResolution(await getNews(route.page), { kind: 'allNews', page: route.page });
    case 'newsCategory':
      return lookUpNewsCategory(language, route);
    case 'eventRange':
      return toResolution(await getAllEvents(), { kind: 'eventRange', range: route.range });
    case 'events':
      return toResolution(await getEventListExists(language, { page: route.page }), route);
    case 'eventCategory':
      return toResolution(await getEventListExists(language, { page: route.page, categoryId: route.id }), route);
  }
}
