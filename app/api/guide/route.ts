import type { NextRequest } from 'next/server';
import { respondError, respondJson } from '@/app/api/responses';
import { getChosenArticles } from '@/lib/cms/guideChoices';
import { readId, readPage } from '@/lib/routing/address';
import { GUIDE_CHOICE } from '@/lib/routing/guideChoice';

/** A page of the articles that match a choice, for ‘load more’: `/api/guide?for=rain&page=2&id=…`. */
export async function GET(request: NextRequest): Promise<Response> {
  const query = request.nextUrl.searchParams;
  const choice = GUIDE_CHOICE.read(query);
  const [page, id] = [readPage(query), readId(query)];
  if (!choice || page === undefined || id === undefined) return respondError('malformed');
  const articles = await getChosenArticles({ choice, categoryId: id, page });
  if (articles.state !== 'found') return respondError(articles.state);
  const { data, lastPage } = articles.value;
  return respondJson({ data, meta: { last_page: lastPage } });
}
