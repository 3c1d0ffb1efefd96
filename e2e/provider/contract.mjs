import { addedNews, events, news, stories } from './articles.mjs';
import { ATTACKED, attackedNews } from './attacked.mjs';
import { config, GUIDE, NEWS_CATEGORIES, toCategory } from './categories.mjs';

/** @typedef {Record<string, any>} Item */
/** @typedef {{ stories: number, news: number, events: number, added: number }} Size `added`: news that came later */
/** @typedef {{ origin: string, edition: string, size: Size }} World */
/** @typedef {{ status: number, body: unknown }} Reply */

const DEFAULT_LIMIT = 10;
const MISSING = { status: 404, body: { message: 'Not found' } };

/** Everything the provider has, made anew for each edition. @type {Map<string, Item[]>} */
const worlds = new Map();

/** @param {World} world */
function everything({ origin, edition, size }) {
  const key = JSON.stringify([origin, edition, size]);
  const known = worlds.get(key);
  if (known) return known;
  const context = { origin, edition };
  const items = [
    ...stories(size.stories, context),
    ...news(size.news, context),
    ...addedNews(size.added, context),
    ...events(size.events, context),
  ];
  worlds.set(key, items);
  return items;
}

/** @param {URLSearchParams} query @returns {(item: Item) => boolean} */
function selector(query) {
  const type = query.get('type');
  const tags = query.getAll('tags');
  return (item) => (!type || item.type === type) && (tags.length === 0 || tags.some((tag) => item.tags.includes(tag)));
}

/** @param {URLSearchParams} query @returns {(left: Item, right: Item) => number} */
function order(query) {
  const field = query.get('sort_by') ?? 'publishDate';
  const isRising = (query.get('sort_order') ?? query.get('sort')) === 'asc';
  return (left, right) => {
    const [from, to] = [String(left[field] ?? ''), String(right[field] ?? '')];
    return (isRising ? 1 : -1) * from.localeCompare(to);
  };
}

/** What was selected before, by what it was selected from: a large provider does not sort anew for every page. @type {WeakMap<Item[], Map<string, Item[]>>} */
const selections = new WeakMap();

/** The items a query asks for, in its order. @param {Item[]} items @param {URLSearchParams} query */
function select(items, query) {
  const rest = new URLSearchParams(query);
  for (const name of ['page', 'limit']) rest.delete(name);
  const known = selections.get(items) ?? new Map();
  const selected = known.get(`${rest}`) ?? items.filter(selector(query)).sort(order(query));
  selections.set(items, known.set(`${rest}`, selected));
  return selected;
}

/** @param {Item[]} items @param {string} path @param {URLSearchParams} query @param {string} origin @returns {Reply} */
function paged(items, path, query, origin) {
  const page = Number(query.get('page') ?? 1);
  const limit = Number(query.get('limit') ?? DEFAULT_LIMIT);
  const sorted = select(items, query);
  const last = Math.max(1, Math.ceil(sorted.length / limit));
  const data = sorted.slice((page - 1) * limit, page * limit);
  const href = (/** @type {number} */ number) => `${origin}${path}?page=${number}&limit=${limit}`;
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
      path: `${origin}${path}`,
      per_page: limit,
      to: from === null ? null : from + data.length - 1,
      total: sorted.length,
    },
  };
  return { status: 200, body };
}

/** @param {Item | string | undefined} data @returns {Reply} */
const one = (data) => (data === undefined ? MISSING : { status: 200, body: { data } });

/** @param {string} name a slug in either language */
function categoryBySlug(name) {
  const all = [...GUIDE, ...NEWS_CATEGORIES].map((plan, index) => toCategory(plan, index));
  return all.find(({ seo }) => Object.values(seo.slug).includes(name));
}

/**
 * The calls of docs/requirements.md (Provider), answered from generated data.
 *
 * @param {URL} url of the request
 * @param {World} world
 * @returns {Reply}
 */
export function answer(url, world) {
  const [resource, second, third] = url.pathname.replace('/api/', '').split('/').map(decodeURIComponent);
  const items = everything(world);
  const list = (/** @type {Item[]} */ some) => paged(some, url.pathname, url.searchParams, world.origin);
  if (resource === 'config') return { status: 200, body: { data: config() } };
  if (resource === 'category' && second) return one(categoryBySlug(second));
  if (resource === 'content' && third) {
    return one(items.find(({ _id }) => _id === third)?.content[second === 'me' ? 'sr' : 'en'] ?? undefined);
  }
  if (resource !== 'article') return MISSING;
  if (!second) return list(items);
  if (third === ATTACKED) return list(attackedNews(world.origin));
  if (second.startsWith('attack-')) return one(attackedNews(world.origin).find(({ _id }) => _id === second));
  if (second === 'category' && third) return list(items.filter(({ category }) => category?._id === third));
  if (second === 'subcategory' && third) return list(items.filter(({ subcategory }) => subcategory?._id === third));
  return one(items.find(({ _id }) => _id === second));
}
