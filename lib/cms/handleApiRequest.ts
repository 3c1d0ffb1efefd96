import 'server-only';
import { provider } from '@/lib/cms/currentProvider';
import { MISSING, mapResult, type Result } from '@/lib/cms/result';
import type { Paged } from '@/lib/cms/schema/paged';
import { type ArticlesQuery, parseQuery, toQueryString } from '@/lib/cms/schema/query';
import { languageOfContent } from '@/lib/cms/schema/text';
import { toPagedJson } from '@/lib/cms/schema/toJson';
import { isId } from '@/lib/routing/id';
import { parsePageNumber } from '@/lib/routing/parseRoute';

const SLUG = /^[\p{L}\p{N}_-]{1,200}$/u;

/** The result of a request to `/api`: the provider's, or `malformed` for a query outside the contract. */
export type ApiResult = Result<unknown> | { state: 'malformed' };

async function listArticles(
  fetchPage: (query: ArticlesQuery) => Promise<Result<Paged<unknown>>>,
  path: string,
  search: URLSearchParams,
): Promise<ApiResult> {
  if (parsePageNumber(search) === undefined) return MISSING;
  const query = parseQuery(search);
  if (!query) return { state: 'malformed' };
  const filters = new URLSearchParams(toQueryString({ ...query, page: undefined }));
  return mapResult(await fetchPage(query), (paged) => toPagedJson(paged, path, filters));
}

/**
 * Handles a call of the contract (docs/requirements.md, Provider) with the current provider, by the decoded segments of
 * its path below `/api`. Only known paths and parameters reach it, and responses contain neither unpublished items nor
 * the provider’s host.
 */
export async function handleApiRequest(segments: readonly string[], search: URLSearchParams): Promise<ApiResult> {
  const [resource, second, third, ...more] = segments;
  if (more.length > 0) return MISSING;
  const path = `/api/${segments.map(encodeURIComponent).join('/')}`;
  const source = provider();
  const wrap = (result: Result<unknown>): ApiResult => mapResult(result, (data) => ({ data }));

  if (resource === 'article') {
    if (second === undefined) return listArticles(source.articles, path, search);
    if (third === undefined) return isId(second) ? wrap(await source.article(second)) : MISSING;
    if ((second !== 'category' && second !== 'subcategory') || !isId(third)) return MISSING;
    return listArticles((query) => source.articles(query, { [second]: third }), path, search);
  }
  if (resource === 'config' && second === undefined) return wrap(await source.config());
  if (resource === 'category' && second !== undefined && third === undefined)
    return SLUG.test(second) ? wrap(await source.category(second)) : MISSING;
  const language = languageOfContent(second);
  if (resource === 'content' && language && isId(third)) return wrap(await source.content(language, third));
  return MISSING;
}
