import type { Get, ProviderKind, RawCategories, RawItem, Within } from '@/lib/cms/remote/kinds/providerKind';
import {
  type Category,
  categories,
  pathOf,
  TYPES,
  tags as tagList,
  toArticle,
  toCategory,
} from '@/lib/cms/remote/kinds/wordpressItems';
import { ProviderFailure } from '@/lib/cms/remote/readJson';
import type { ArticlesQuery } from '@/lib/cms/schema/query';

const API = '/wp-json/wp/v2';
const EMBED = 'author,wp:featuredmedia,wp:term';
/** Of a hundred categories each. */
const MAX_PAGES = 5;

async function fetchCategories(get: Get): Promise<Category[]> {
  const found: Category[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const response = await get(`${API}/categories?per_page=100&page=${page}`);
    found.push(...categories.parse(response?.value ?? []));
    if (page >= Number(response?.headers.get('x-wp-totalpages') ?? 1)) break;
  }
  return found;
}

/** The ids of the categories a list is narrowed to, with those below them; null if it is not. */
function idsWithin({ type }: ArticlesQuery, within: Within, all: readonly Category[]): number[] | null {
  const id = within.subcategory ?? within.category;
  if (!id && !type) return null;
  return all
    .map((each) => pathOf(each.id, all))
    .filter((path) => !id || path.some((each) => String(each.id) === id))
    .filter((path) => !type || TYPES[path.at(-1)?.slug ?? ''] === type)
    .flatMap(([first]) => (first ? [first.id] : []));
}

/** WordPress filters by the ids of tags: their slugs are their names in lower case with hyphens. */
async function fetchTagIds(names: readonly string[], get: Get): Promise<number[]> {
  const slugs = names.map((name) => name.toLowerCase().replaceAll(' ', '-')).join(',');
  const response = await get(`${API}/tags?${new URLSearchParams({ per_page: '100', slug: slugs })}`);
  return tagList.parse(response?.value ?? []).map(({ id }) => id);
}

const toOrder = ({ sort, sort_by, sort_order }: ArticlesQuery) => ({
  orderby: sort_by === 'updatedAt' ? 'modified' : 'date',
  order: sort_order ?? sort ?? 'desc',
});

const pageOf = (data: unknown[], { page = 1, limit = 10 }: ArticlesQuery, last: number, total: number) => ({
  data,
  meta: { current_page: page, last_page: last, per_page: limit, total },
});

/** WordPress answers a page past the end with status 400. */
const nullPastTheEnd = (page: number) => (error: unknown) => {
  if (page > 1 && error instanceof ProviderFailure && error.status === 400) return null;
  throw error;
};

/** The REST API of WordPress, with the categories of docs/providers/wordpress.md. */
export const wordpress: ProviderKind = {
  articles: async (query, within, get) => {
    const all = await fetchCategories(get);
    const ids = idsWithin(query, within, all);
    const tags = query.tags && (await fetchTagIds(query.tags, get));
    if (ids?.length === 0 || tags?.length === 0) return pageOf([], query, 1, 0);
    const { page = 1, limit = 10 } = query;
    const search = new URLSearchParams({
      page: String(page),
      per_page: String(limit),
      _embed: EMBED,
      ...toOrder(query),
    });
    if (ids) search.set('categories', ids.join(','));
    if (tags) search.set('tags', tags.join(','));
    const response = await get(`${API}/posts?${search}`).catch(nullPastTheEnd(page));
    const total = (name: string): number => Number(response?.headers.get(name) ?? 0);
    const posts = Array.isArray(response?.value) ? response.value : [];
    return pageOf(
      posts.map((value) => toArticle(value, all)),
      query,
      total('x-wp-totalpages'),
      total('x-wp-total'),
    );
  },
  article: async (id, get) => {
    // Other ids are no posts; WordPress would answer them with its list of routes.
    if (!/^\d+$/.test(id)) return null;
    const response = await get(`${API}/posts/${id}?${new URLSearchParams({ _embed: EMBED })}`);
    return response && (toArticle(response.value, await fetchCategories(get)) as RawItem);
  },
  categories: async (get): Promise<RawCategories> => {
    const all = await fetchCategories(get);
    const childrenOf = (parent: number): RawItem[] => all.filter((each) => each.parent === parent).map(toCategory);
    const below = (isWanted: (type: string) => boolean): RawItem[] =>
      all
        .filter(({ parent, slug }) => parent === 0 && isWanted(TYPES[slug] ?? ''))
        .flatMap(({ id }) => all.filter((each) => each.parent === id))
        .map((each) => ({ ...toCategory(each), subcategories: childrenOf(each.id) }));
    return {
      guide: below((type) => type === 'blog'),
      others: below((type) => type === 'news' || type === 'event'),
    };
  },
};
