import type { NextRequest } from 'next/server';
import { getChosenArticles } from '@/lib/cms/guideChoices';
import { readId, readPage } from '@/lib/routing/address';
import { GUIDE_CHOICE } from '@/lib/routing/guideChoice';

const NO_STORE = { 'Cache-Control': 'no-store' };
const RETRY_AFTER = '30';

/** A page of the articles that match a choice, for ‘load more’: `/api/guide?for=rain&page=2&id=…`. */
export async function GET(request: NextRequest): Promise<Response> {
  const query = request.nextUrl.searchParams;
  const choice = GUIDE_CHOICE.read(query);
  const [page, id] = [readPage(query), readId(query)];
  if (!choice || page === undefined || id === undefined) {
    return Response.json({ message: 'Malformed query' }, { status: 400, headers: NO_STORE });
  }
  const articles = await getChosenArticles({ choice, categoryId: id, page });
  if (articles.state === 'missing') return Response.json({ message: 'Not found' }, { status: 404, headers: NO_STORE });
  if (articles.state === 'unavailable') {
    const headers = { ...NO_STORE, 'Retry-After': RETRY_AFTER };
    return Response.json({ message: 'Content unavailable' }, { status: 503, headers });
  }
  const { data, lastPage } = articles.value;
  return Response.json({ data, meta: { last_page: lastPage } }, { headers: { 'Cache-Control': 'public, max-age=60' } });
}
