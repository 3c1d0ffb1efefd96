import { z } from 'zod';
import { EXPERIENCES_AND_ADVENTURES, TOP_ATTRACTIONS } from '@/lib/articles/tags';
import { isPublishedArticle, isPublishedCategory } from '@/lib/cms/published';
import type { MediaSources } from '@/lib/cms/remote/mediaUrls';
import { wrapped } from '@/lib/cms/remote/remoteProvider';
import { contractArticle } from '@/lib/cms/schema/article';
import { type ContractConfig, contractCategory, contractConfig } from '@/lib/cms/schema/category';
import { flawsIn, leftOutIn, missingIn, unlistedIn, untitledIn } from './flaws';
import {
  beginsAs,
  earliestFirst,
  empty,
  firstPage,
  type List,
  latestFirst,
  ofCategory,
  only,
  type Rule,
  readableList,
  secondPage,
  tagged,
} from './rules';
import type { Sample } from './sample';

/** The context of a call: the responses to earlier calls, and where pictures may be. */
type Context = {
  listOf: (path: string) => List | undefined;
  configOf: () => ContractConfig | undefined;
  sources: MediaSources;
};

/** One call of docs/provider-api.yaml. */
export type Call = {
  path: string;
  schema: keyof typeof READABLE;
  /** Faults that no schema can see, such as a wrong order. */
  faults?: (response: unknown, context: Context) => string[];
  /** Flaws that the site shows as they are, so that visitors see or miss something: a list for each kind. */
  flaws?: (response: unknown, context: Context) => string[][];
  /** The expected status; by default 200. */
  status?: 200 | 404;
};

/** A call that needs an item no response contained. */
export type Skipped = { path: string; reason: string };

/**
 * The schema by which the site reads each response, after repairs, by its name under `components/schemas` of
 * docs/provider-api.yaml.
 */
export const READABLE = {
  ArticlesResponse: readableList,
  ArticleResponse: wrapped(contractArticle),
  CategoryResponse: wrapped(contractCategory),
  ConfigResponse: wrapped(contractConfig),
  ContentResponse: wrapped(z.string().nullable()),
};

const TAGS = [TOP_ATTRACTIONS, EXPERIENCES_AND_ADVENTURES] as const;

const list = (path: string, ...rules: Rule[]): Call => ({
  path,
  schema: 'ArticlesResponse',
  faults: (response, { listOf }) => {
    const { data } = readableList.safeParse(response);
    return data ? rules.flatMap((rule) => rule(data, listOf)) : [];
  },
});

const textFlaws = (response: unknown, sources: MediaSources): string[][] => [
  flawsIn(response, sources),
  leftOutIn(response, sources),
];

const ofText = (call: Call): Call => ({ ...call, flaws: (response, { sources }) => textFlaws(response, sources) });

const published = (response: unknown) => readableList.safeParse(response).data?.data.filter(isPublishedArticle) ?? [];

const hasCategory = (response: unknown): string[] => {
  const { data } = READABLE.ConfigResponse.safeParse(response);
  const isFaulty = data && !data.categories.some(isPublishedCategory);
  return isFaulty ? ['contains no published category, so unknown URLs answer 503'] : [];
};

/** The lists that samples are taken from, and fallbacks for failed ones. */
export const LISTS = {
  all: '/article?page=1&limit=100',
  newest: '/article?limit=5',
  guide: '/article?page=1&limit=100&type=blog',
  guidePage: '/article?page=1&limit=12&type=blog',
};

/** The calls that need no id, with the queries that the site sends. */
export const FIXED_CALLS: readonly Call[] = [
  ofText({ path: '/config', schema: 'ConfigResponse', faults: hasCategory }),
  list(LISTS.newest, latestFirst('publishDate'), firstPage(5)),
  list('/article?page=1&limit=12&type=news', only('news'), latestFirst('publishDate'), firstPage(12)),
  list('/article?page=1&limit=12&type=event', only('event'), firstPage(12)),
  list(LISTS.guidePage, only('blog'), firstPage(12)),
  list('/article?page=2&limit=12&type=blog', only('blog'), secondPage(LISTS.guidePage)),
  {
    ...list(LISTS.guide, only('blog'), firstPage(100), beginsAs(LISTS.guidePage)),
    flaws: (response, { configOf }) => {
      const config = configOf();
      return config ? [unlistedIn(published(response), config)] : [];
    },
  },
  {
    ...list(LISTS.all, firstPage(100)),
    flaws: (response, { sources }) => [...textFlaws(response, sources), untitledIn(published(response))],
  },
  list(`${LISTS.all}&sort=asc`, earliestFirst, firstPage(100)),
  list(
    '/article?type=event&sort_by=startDate&sort_order=desc&limit=3',
    only('event'),
    latestFirst('startDate'),
    firstPage(3),
  ),
  list(`/article?tags=${TAGS[0]}&limit=8`, tagged(TAGS[0]), firstPage(8)),
  list(`/article?tags=${TAGS[0]}&tags=${TAGS[1]}&limit=8`, tagged(...TAGS), firstPage(8)),
  list('/article?page=9999&limit=12', empty),
  { path: '/article/no-such-article', schema: 'ArticleResponse', status: 404 },
  { path: '/category/no-such-category', schema: 'CategoryResponse', status: 404 },
];

type WithId = 'ArticleResponse' | 'CategoryResponse';

const isItem = (schema: WithId, id: string) => (response: unknown) => {
  const { data } = READABLE[schema].safeParse(response);
  return data && data._id !== id ? [`answers ${data._id}, not ${id}`] : [];
};

function callsForArticle(item: Sample['articles'][number]): Call[] {
  const { _id } = item;
  const flaws = (response: unknown): string[][] => {
    const { data } = READABLE.ArticleResponse.safeParse(response);
    return data ? [missingIn(item, data)] : [];
  };
  return [
    { path: `/article/${_id}`, schema: 'ArticleResponse', faults: isItem('ArticleResponse', _id), flaws },
    ofText({ path: `/content/en/${_id}`, schema: 'ContentResponse' }),
    ofText({ path: `/content/me/${_id}`, schema: 'ContentResponse' }),
  ];
}

const listOfCategory = (field: 'category' | 'subcategory', id: string): Call =>
  list(`/article/${field}/${id}?page=1&type=blog`, only('blog'), ofCategory(field, id), firstPage(10));

/** The calls for one item of each kind, or why there are none. */
export function callsFor({ articles, category, slugs, subcategory }: Sample): (Call | Skipped)[] {
  const skip = (reason: string, ...paths: string[]): Skipped[] => paths.map((path) => ({ path, reason }));
  return [
    ...articles.flatMap(callsForArticle),
    ...(articles.length > 0 ? [] : skip('no list contains an article', '/article/{id}', '/content/{lang}/{id}')),
    ...slugs.map(
      ({ slug, id }): Call => ({
        path: `/category/${encodeURIComponent(slug)}`,
        schema: 'CategoryResponse',
        faults: isItem('CategoryResponse', id),
      }),
    ),
    ...(slugs.length > 0 ? [] : skip('/config has no category slug', '/category/{name}')),
    ...(category
      ? [listOfCategory('category', category)]
      : skip('neither /config nor a list has a category', '/article/category/{categoryId}')),
    ...(subcategory
      ? [listOfCategory('subcategory', subcategory)]
      : skip('neither /config nor a list has a subcategory', '/article/subcategory/{subcategoryId}')),
  ];
}
