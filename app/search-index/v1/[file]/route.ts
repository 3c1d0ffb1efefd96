import type { NextRequest } from 'next/server';
import { BUILD_HEADER } from '@/lib/offline/isCacheable';
import { SEARCH_QUERY } from '@/lib/routing/browserHref';
import { languageOfFile } from '@/lib/routing/languageRule';
import { normalizeQuery } from '@/lib/routing/queryText';
import type { ClientIndex } from '@/lib/search/clientIndex';
import { popularPages, searchMessages } from '@/lib/search/searchMessages';
import { getSiteSearch } from '@/lib/search/siteSearch';
import { respondError, respondJson } from '@/lib/server/http/responses';
import { buildId } from '@/lib/server/page-cache/pageFolder';

/** What the search dialog loads, `/search-index/v1/{language}.json`, or the results of a query. */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/search-index/v1/[file]'>,
): Promise<Response> {
  const language = languageOfFile((await params).file, 'json');
  if (!language) return respondError('missing');
  const { search, entries, isComplete } = await getSiteSearch(language);
  const query = request.nextUrl.searchParams.get(SEARCH_QUERY);
  if (query !== null) return respondJson(request, search(normalizeQuery(query)), isComplete);
  const index: ClientIndex = {
    entries,
    isComplete,
    words: searchMessages(language),
    popular: popularPages(language),
  };
  const response = respondJson(request, index, isComplete);
  const build = buildId();
  if (build) response.headers.set(BUILD_HEADER, build);
  return response;
}
