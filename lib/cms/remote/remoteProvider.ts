import 'server-only';
import { z } from 'zod';
import type { Provider } from '@/lib/cms/provider';
import {
  isPublishedArticle,
  isPublishedCategory,
  publishedCategories,
  unpublishedIds,
  withoutUnpublished,
  withPublishedSubcategories,
} from '@/lib/cms/published';
import { type ApiKind, createLoader } from '@/lib/cms/remote/adapters/createLoader';
import { createProviderClient } from '@/lib/cms/remote/client';
import { createHostRemover, mapStrings } from '@/lib/cms/remote/hostRemover';
import { type MediaSources, withMediaArticle, withMediaCategory, withMediaHtml } from '@/lib/cms/remote/mediaUrls';
import { found, foundOrMissing, MISSING, mapResult, type Result, UNAVAILABLE } from '@/lib/cms/result';
import { type ArticleType, type ContractArticle, contractArticle } from '@/lib/cms/schema/article';
import { type ContractCategory, contractCategory, contractConfig } from '@/lib/cms/schema/category';
import { contractPaged, isCounted, isFull, type Paged, toPaged } from '@/lib/cms/schema/paged';
import { type ArticlesQuery, toQueryString } from '@/lib/cms/schema/query';
import { CONTENT_LANGUAGES } from '@/lib/cms/schema/text';
import { staleIfError } from '@/lib/cms/staleIfError';
import { warnOnce } from '@/lib/cms/warnOnce';

/** Unwraps `{ "data": … }`, which old systems omit. */
export const wrapped = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null && 'data' in value ? value.data : value),
    schema,
  );

/** The schemas of the responses. They also remove the provider’s host, once for each response. */
function schemasFor(sources: MediaSources) {
  const removeHost = createHostRemover(sources.apiHost);
  const article = contractArticle.transform((value) => mapStrings(withMediaArticle(value, sources), removeHost));
  const toOwnCategory = (value: ContractCategory) => mapStrings(withMediaCategory(value, sources), removeHost);
  return {
    articles: contractPaged('article', article),
    article: wrapped(article),
    category: wrapped(contractCategory.transform((value) => toOwnCategory(withPublishedSubcategories(value)))),
    config: wrapped(
      contractConfig.transform((value) => {
        const categories = publishedCategories(value).map(toOwnCategory);
        const subcategories = categories.flatMap((category) => category.subcategories);
        return { categories, subcategories, hidden: unpublishedIds(value) };
      }),
    ),
    content: wrapped(
      z
        .string()
        .nullable()
        .transform((html) => removeHost(withMediaHtml(html ?? '', sources))),
    ),
  };
}

/** An article without a type has that of its list; without one there, what has a start is an event. */
const withType = (article: ContractArticle, ofList: ArticleType | null = null): ContractArticle => ({
  ...article,
  type: article.type ?? ofList ?? (article.startDate ? 'event' : null),
});

type Options = { token?: string | null; mediaHosts?: readonly string[]; kind?: ApiKind };

/** The content system at `API_HOST`, which is an origin (docs/requirements.md, Provider). */
export function createRemoteProvider(
  apiHost: string,
  { token = null, mediaHosts = [], kind = 'contract' }: Options = {},
): Provider {
  const schemas = schemasFor({ apiHost, mediaHosts });
  const fetchJson = createProviderClient(createLoader(apiHost, token, kind), schemas.config);

  let hadCategories = false;

  /** A new site may have no categories yet; one that had some and has none is being restored. */
  const fetchConfig = async () => {
    const result = await fetchJson('/config', schemas.config);
    if (result.state !== 'found') return result;
    const { categories, hidden } = result.value;
    const isEmpty = categories.length === 0 && hidden.categories.size === 0;
    if (isEmpty && hadCategories) {
      warnOnce('provider.failed', { path: '/config' }, 'no categories any more');
      return UNAVAILABLE;
    }
    hadCategories ||= !isEmpty;
    return result;
  };

  /**
   * The categories that articles must not name; while the provider cannot tell, those of before. The client shares the call
   * with pages, and spares articles the wait for one that keeps failing.
   */
  const getHidden = staleIfError('hidden categories', async () =>
    mapResult(await fetchConfig(), ({ hidden }) => hidden),
  );

  /** Removes what is not published. Only articles of a category need the call that tells it. */
  const onlyPublished = async (articles: readonly ContractArticle[]): Promise<ContractArticle[]> => {
    const shown = articles.filter(isPublishedArticle);
    if (!shown.some(({ category, subcategory }) => category ?? subcategory)) return shown;
    const hidden = await getHidden();
    return hidden.state === 'found' ? shown.map((article) => withoutUnpublished(article, hidden.value)) : shown;
  };

  const fetchArticles = async (path: string, query: ArticlesQuery): Promise<Result<Paged<ContractArticle>>> => {
    const fetchPage = (changes?: ArticlesQuery) =>
      fetchJson(path + toQueryString({ ...query, ...changes }), schemas.articles);
    const itemsOf = async (page: number) => mapResult(await fetchPage({ page }), ({ data }) => data);

    const result = await fetchPage();
    if (result.state !== 'found') return result;
    // While a content system is being restored, it has no articles either, nor later pages of them.
    const isEmpty = result.value.count === 0;
    if (isEmpty && hadCategories && (await fetchConfig()).state === 'unavailable') return UNAVAILABLE;
    const { page = 1 } = query;
    const counts = isCounted(result.value);
    const first = counts || page === 1 || result.value.count === 0 ? MISSING : await itemsOf(1);
    const next = counts || !isFull(result.value, query) ? MISSING : await itemsOf(page + 1);
    const paged = toPaged(result.value, query, {
      first: first.state === 'found' ? first.value : [],
      // In an outage there may be a next page, which fails then.
      next: next.state === 'unavailable' ? null : next.state === 'found' ? next.value : [],
    });
    return found({ ...paged, data: await onlyPublished(paged.data.map((article) => withType(article, query.type))) });
  };

  const fetchArticle = async (id: string): Promise<Result<ContractArticle>> => {
    const result = await fetchJson(`/article/${id}`, schemas.article);
    return result.state === 'found' ? foundOrMissing((await onlyPublished([withType(result.value)]))[0]) : result;
  };

  return {
    // /article, /article/category/<id> or /article/subcategory/<id>
    articles: (query, within = {}) => fetchArticles(['/article', ...Object.entries(within).flat()].join('/'), query),
    article: fetchArticle,
    config: async () =>
      mapResult(await fetchConfig(), ({ categories, subcategories }) => ({ categories, subcategories })),
    category: async (name) => {
      const result = await fetchJson(`/category/${encodeURIComponent(name)}`, schemas.category);
      return result.state === 'found' && !isPublishedCategory(result.value) ? MISSING : result;
    },
    // The text has no status: its article tells whether it is published.
    content: async (language, id) => {
      const article = await fetchArticle(id);
      if (article.state !== 'found') return article;
      return fetchJson(`/content/${CONTENT_LANGUAGES[language]}/${id}`, schemas.content);
    },
  };
}
