import { type Article, addedNews, events, news, stories } from './articles';
import { ATTACKED, attackedNews } from './attacked';
import { config, GUIDE, NEWS_CATEGORIES, toCategory } from './categories';

/** How many articles of each kind; `added` are news published since the start. */
export type Size = { stories: number; news: number; events: number; added: number };

type ProviderOptions = { origin: string; edition: string; size: Size };

type ListBody = { data: readonly unknown[]; links: object; meta: object };
type ItemBody = { data: object | string };
export type ResponseBody = ListBody | ItemBody | { message: string };
export type Reply = { status: number; body: ResponseBody };

const DEFAULT_LIMIT = 10;
export const NOT_FOUND: Reply = { status: 404, body: { message: 'Not found' } };

const articlesByOptions = new Map<string, Article[]>();

/** All articles, generated once for each edition and size. */
function articlesOf({ origin, edition, size }: ProviderOptions): Article[] {
  const key = JSON.stringify([origin, edition, size]);
  const generated = articlesByOptions.get(key);
  if (generated) return generated;
  const context = { origin, edition };
  const articles = [
    ...stories(size.stories, context),
    ...news(size.news, context),
    ...addedNews(size.added, context),
    ...events(size.events, context),
  ];
  articlesByOptions.set(key, articles);
  return articles;
}

function filterOf(query: URLSearchParams): (article: Article) => boolean {
  const type = query.get('type');
  const tags = query.getAll('tags');
  return (article) =>
    (!type || article.type === type) && (tags.length === 0 || tags.some((tag) => article.tags.includes(tag)));
}

function orderOf(query: URLSearchParams): (left: Article, right: Article) => number {
  const field = query.get('sort_by') ?? 'publishDate';
  const isAscending = query.get(query.has('sort_by') ? 'sort_order' : 'sort') === 'asc';
  const keyOf = ({ title, [field]: value }: Article): string =>
    String((field === 'title' ? (title as { en?: string } | null)?.en : value) ?? '');
  return (left, right) => {
    const [from, to] = [keyOf(left), keyOf(right)];
    return (isAscending ? 1 : -1) * from.localeCompare(to);
  };
}

/** Filtered and sorted lists, so that a large provider does not sort again for every page. */
const selections = new WeakMap<Article[], Map<string, Article[]>>();

function select(articles: Article[], query: URLSearchParams): Article[] {
  const key = new URLSearchParams(query);
  for (const name of ['page', 'limit']) key.delete(name);
  const cached = selections.get(articles) ?? new Map<string, Article[]>();
  const selected = cached.get(`${key}`) ?? articles.filter(filterOf(query)).sort(orderOf(query));
  selections.set(articles, cached.set(`${key}`, selected));
  return selected;
}

function pageOf(articles: Article[], { origin, pathname, searchParams }: URL): Reply {
  const page = Number(searchParams.get('page') ?? 1);
  const limit = Number(searchParams.get('limit') ?? DEFAULT_LIMIT);
  const selected = select(articles, searchParams);
  const last = Math.max(1, Math.ceil(selected.length / limit));
  const data = selected.slice((page - 1) * limit, page * limit);
  const href = (number: number): string => `${origin}${pathname}?page=${number}&limit=${limit}`;
  const from = data.length > 0 ? (page - 1) * limit + 1 : null;
  const body = {
    data,
    links: {
      first: href(1),
      last: href(last),
      prev: page > 1 ? href(page - 1) : null,
      next: page < last ? href(page + 1) : null,
    },
    meta: {
      current_page: page,
      from,
      last_page: last,
      links: [{ url: href(1), label: '1', active: page === 1 }],
      path: `${origin}${pathname}`,
      per_page: limit,
      to: from === null ? null : from + data.length - 1,
      total: selected.length,
    },
  };
  return { status: 200, body };
}

const itemReply = (data: object | string | null | undefined): Reply =>
  data === undefined || data === null ? NOT_FOUND : { status: 200, body: { data } };

/** @param slug in either language */
function categoryBySlug(slug: string) {
  const all = [...GUIDE, ...NEWS_CATEGORIES].map((category, index) => toCategory(category, index));
  return all.find(({ seo }) => Object.values(seo.slug).includes(slug));
}

/** The reply to a request of the content API, from generated data. The origin of `url` is the provider’s. */
export function replyTo(url: URL, edition: string, size: Size): Reply {
  const { origin } = url;
  const [resource, second, third] = url.pathname.replace('/api/', '').split('/').map(decodeURIComponent);
  const articles = articlesOf({ origin, edition, size });
  const byId = (id: string): Article | undefined => articles.find(({ _id }) => _id === id);
  if (resource === 'config') return { status: 200, body: { data: config() } };
  if (resource === 'category' && second) return itemReply(categoryBySlug(second));
  if (resource === 'content' && third) return itemReply(byId(third)?.content[second === 'me' ? 'sr' : 'en']);
  if (resource !== 'article') return NOT_FOUND;
  if (!second) return pageOf(articles, url);
  if (third === ATTACKED) return pageOf(attackedNews(origin), url);
  if (second.startsWith('attack-')) return itemReply(attackedNews(origin).find(({ _id }) => _id === second));
  if ((second === 'category' || second === 'subcategory') && third) {
    const selected = articles.filter((article) => article[second]?._id === third);
    return pageOf(selected, url);
  }
  return itemReply(byId(second));
}
