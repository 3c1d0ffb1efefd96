import type { NextRequest } from 'next/server';
import { toQuery } from '@/lib/content/search/query';
import type { SearchIndex } from '@/lib/content/search/searchIndex';
import { answerDocument, answerMissing } from '@/lib/http/answers';
import { LANGUAGES } from '@/lib/language';
import { SEARCH_WORDS } from '@/lib/routing/searchIndexHref';
import { popularPages, searchWords } from '@/lib/search/searchWords';
import { getSiteSearch } from '@/lib/search/siteSearch';

/** Made from what the provider says now; never at build. */
export const dynamic = 'force-dynamic';

/** Seconds an answer may be kept; after that its ETag tells whether there is a newer one. */
const MAX_AGE = 60;

type Context = { params: Promise<{ file: string }> };

/** What the browser’s search is made from, `/search-index/v1/{language}.json`, or with a query what is found for it. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { file } = await params;
  const language = LANGUAGES.find((each) => file === `${each}.json`);
  if (!language) return answerMissing();
  const { search, entries, isComplete } = await getSiteSearch(language);
  const asked = request.nextUrl.searchParams.get(SEARCH_WORDS);
  const index: SearchIndex = {
    entries,
    isComplete,
    words: searchWords(language),
    popular: popularPages(language),
  };
  const answer = asked === null ? index : search(toQuery(asked));
  if (!isComplete) return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
  const type = 'application/json; charset=utf-8';
  return answerDocument(request, { body: JSON.stringify(answer), type, maxAge: MAX_AGE });
}
