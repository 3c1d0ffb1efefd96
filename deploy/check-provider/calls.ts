import { z } from 'zod';
import { EXPERIENCES_AND_ADVENTURES, TOP_ATTRACTIONS } from '@/lib/articles/tags';
import { wrapped } from '@/lib/cms/remote/remoteProvider';
import { type ContractArticle, contractArticle } from '@/lib/cms/schema/article';
import { contractCategory, contractConfig } from '@/lib/cms/schema/category';
import { contractPaged } from '@/lib/cms/schema/paged';
import type { ResponseSchema } from './contract';

type Rule = (articles: ContractArticle[]) => string[];

/** One call of docs/provider-api.yaml. */
export type Call = {
  path: string;
  schema: ResponseSchema;
  /** Faults that no schema can see, such as a wrong order. */
  faults?: (response: unknown) => string[];
  /** The status that is right; 200 unless given. */
  status?: 200 | 404;
};

/** What the site can read of each response, after its repairs. */
export const READABLE = {
  ArticlesResponse: contractPaged('article', contractArticle),
  ArticleResponse: wrapped(contractArticle),
  CategoryResponse: wrapped(contractCategory),
  ConfigResponse: wrapped(contractConfig),
  ContentResponse: wrapped(z.string().nullable()),
} satisfies Record<ResponseSchema, z.ZodType>;

const latestFirst =
  (field: 'publishDate' | 'startDate'): Rule =>
  (articles) => {
    const moments = articles.flatMap(({ [field]: date }) => (date ? [Date.parse(date)] : []));
    const isSorted = moments.every((moment, index) => moment <= (moments[index - 1] ?? Number.POSITIVE_INFINITY));
    return isSorted ? [] : [`not sorted by ${field}, latest first`];
  };

const only =
  (type: string): Rule =>
  (articles) =>
    articles.every((article) => article.type === type) ? [] : [`holds other types than ${type}`];

const atMost =
  (limit: number): Rule =>
  (articles) =>
    articles.length <= limit ? [] : [`holds ${articles.length} articles for limit=${limit}`];

const tagged =
  (...tags: string[]): Rule =>
  (articles) =>
    articles.every((article) => tags.some((tag) => article.tags.includes(tag)))
      ? []
      : ['holds articles with none of the tags'];

const TAGS = [TOP_ATTRACTIONS, EXPERIENCES_AND_ADVENTURES] as const;

const list = (path: string, ...rules: Rule[]): Call => ({
  path,
  schema: 'ArticlesResponse',
  faults: (response) => {
    const { data } = READABLE.ArticlesResponse.safeParse(response);
    return data ? rules.flatMap((rule) => rule(data.data)) : [];
  },
});

/** The calls that need no id. */
export const FIXED_CALLS: readonly Call[] = [
  { path: '/config', schema: 'ConfigResponse' },
  list('/article?limit=5', latestFirst('publishDate'), atMost(5)),
  list('/article?page=1&limit=12&type=news', only('news'), latestFirst('publishDate'), atMost(12)),
  list('/article?page=1&limit=12&type=event', only('event'), atMost(12)),
  list('/article?page=1&limit=12&type=blog', only('blog'), atMost(12)),
  list(
    '/article?type=event&sort_by=startDate&sort_order=desc&limit=3',
    only('event'),
    latestFirst('startDate'),
    atMost(3),
  ),
  list(`/article?tags=${TAGS[0]}&limit=8`, tagged(TAGS[0]), atMost(8)),
  list(`/article?tags=${TAGS[0]}&tags=${TAGS[1]}&limit=8`, tagged(...TAGS), atMost(8)),
  list('/article?page=9999&limit=12', (articles) => (articles.length === 0 ? [] : ['page 9999 is not empty'])),
  { path: '/article/no-such-article', schema: 'ArticleResponse', status: 404 },
  { path: '/category/no-such-category', schema: 'CategoryResponse', status: 404 },
];

/** What the answers to the fixed calls name. */
export type Sample = { article?: string; category?: string; slug?: string; subcategory?: string };

/** The calls for one item; those whose id the provider has not told are left out. */
export function callsFor({ article, category, slug, subcategory }: Sample): Call[] {
  const items: (Call | undefined)[] = [
    article ? { path: `/article/${article}`, schema: 'ArticleResponse' } : undefined,
    article ? { path: `/content/en/${article}`, schema: 'ContentResponse' } : undefined,
    article ? { path: `/content/me/${article}`, schema: 'ContentResponse' } : undefined,
    slug ? { path: `/category/${encodeURIComponent(slug)}`, schema: 'CategoryResponse' } : undefined,
    category ? list(`/article/category/${category}?page=1&limit=12`, atMost(12)) : undefined,
    subcategory ? list(`/article/subcategory/${subcategory}?page=1&limit=12`, atMost(12)) : undefined,
  ];
  return items.filter((call) => call !== undefined);
}
