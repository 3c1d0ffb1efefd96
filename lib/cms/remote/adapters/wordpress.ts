import type { Within } from '@/lib/cms/provider';
import type { CmsAdapter, Get, RawItem } from '@/lib/cms/remote/adapters/cmsAdapter';
import { type Branch, fetchBranches } from '@/lib/cms/remote/adapters/wordpressCategories';
import { API, type Category, onePost, type Post, posts, tags } from '@/lib/cms/remote/adapters/wordpressResponses';
import { ProviderFailure } from '@/lib/cms/remote/readJson';
import type { ArticleType, ContractArticle } from '@/lib/cms/schema/article';
import { type ArticlesQuery, orderOf } from '@/lib/cms/schema/query';

const EMBED = 'author,wp:featuredmedia,wp:term';

/** WordPress filters by the ids of tags, and makes slugs of the names it is sent. */
async function fetchTagIds(names: readonly string[], get: Get): Promise<number[]> {
  const search = new URLSearchParams({ per_page: '100' });
  for (const name of names) search.append('slug[]', name);
  return (await get(`${API}/tags?${search}`, tags)).value.map(({ id }) => id);
}

/** The ids of the categories whose posts a list has. */
function idsWithin({ type }: ArticlesQuery, within: Within, all: readonly Branch[]): number[] {
  const wanted = within.subcategory ?? within.category;
  const isBelow = ({ path }: Branch): boolean => !wanted || path.some(({ id }) => String(id) === wanted);
  return all.filter((branch) => isBelow(branch) && (!type || branch.type === type)).map(({ id }) => id);
}

const toCategory = ({ id, name, slug, description }: Category): RawItem => ({
  _id: String(id),
  title: name,
  description,
  seo: { slug },
  status: 'published',
});

/** With every field of the contract, as in `bilingualAdapter.ts`. */
function toArticle(data: Post, all: readonly Branch[]): RawItem & Record<keyof ContractArticle, unknown> {
  const { author = [], 'wp:featuredmedia': [image] = [], 'wp:term': terms = [] } = data._embedded ?? {};
  const branches = all.filter(({ id }) => data.categories.includes(id));
  const [deepest] = branches.sort((a, b) => b.path.length - a.path.length);
  const [, category, subcategory] = deepest?.path ?? [];
  return {
    _id: String(data.id),
    title: data.title.rendered,
    description: data.excerpt.rendered,
    content: data.content.rendered,
    seo: { slug: data.slug },
    type: deepest?.type,
    status: deepest && !data.content.protected ? 'published' : 'hidden',
    author: author[0]?.name,
    tags: terms.flat().flatMap(({ taxonomy, name }) => (taxonomy === 'post_tag' ? [name] : [])),
    image: image && {
      _id: String(image.id),
      url: image.source_url,
      alt: image.alt_text,
      caption: image.caption?.rendered,
      ...image.media_details,
    },
    category: category && toCategory(category),
    subcategory: subcategory && toCategory(subcategory),
    publishDate: data.date_gmt,
    updatedAt: data.modified_gmt,
    // A post has none of these (docs/providers/wordpress.md).
    summary: undefined,
    publishedAt: undefined,
    createdAt: undefined,
    startDate: undefined,
    endDate: undefined,
    place: undefined,
  };
}

/** WordPress answers a page past the end with status 400. */
const nullPastTheEnd = (page: number) => (error: unknown) => {
  if (page > 1 && error instanceof ProviderFailure && error.status === 400) return null;
  throw error;
};

/** The REST API of WordPress, with the categories of docs/providers/wordpress.md. */
export const wordpress: CmsAdapter = {
  articles: async (query, within, get) => {
    const { page, limit, sort_by } = query;
    const [all, tagIds] = await Promise.all([fetchBranches(get), query.tags && fetchTagIds(query.tags, get)]);
    const filters = { categories: idsWithin(query, within, all), tags: tagIds };
    const search = new URLSearchParams({
      page: String(page),
      per_page: String(limit),
      orderby: sort_by === 'updatedAt' ? 'modified' : sort_by === 'title' ? 'title' : 'date',
      order: orderOf(query),
      _embed: EMBED,
    });
    for (const [name, ids] of Object.entries(filters)) if (ids) search.set(name, ids.join(','));
    const isEmpty = Object.values(filters).some((ids) => ids?.length === 0);
    const response = isEmpty ? null : await get(`${API}/posts?${search}`, posts).catch(nullPastTheEnd(page));
    const total = (name: string): number => Number(response?.headers.get(name) ?? 0);
    return {
      data: response?.value.map((each) => toArticle(each, all)) ?? [],
      meta: { last_page: total('x-wp-totalpages'), per_page: limit, total: total('x-wp-total') },
    };
  },
  article: async (id, get) => {
    // WordPress refuses other ids, but reads 042 as 42.
    if (!/^[1-9]\d*$/.test(id)) return null;
    // Lists omit drafts; by its own path a draft responds with 401, like everything while the API is closed.
    const search = new URLSearchParams({ include: id, _embed: EMBED });
    const [post] = (await get(`${API}/posts?${search}`, onePost)).value;
    return post ? toArticle(post, await fetchBranches(get)) : null;
  },
  categories: async (get) => {
    const all = await fetchBranches(get);
    const childrenOf = (parent: number): RawItem[] => all.filter((each) => each.parent === parent).map(toCategory);
    const below = (...types: ArticleType[]): RawItem[] =>
      all
        .filter(({ path, type }) => path.length === 2 && types.includes(type))
        .map((each) => ({ ...toCategory(each), subcategories: childrenOf(each.id) }));
    return { guide: below('blog'), others: below('news', 'event') };
  },
};
