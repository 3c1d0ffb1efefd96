import type { NextRequest } from 'next/server';
import { getListPage } from '@/lib/cms/listPage';
import { resolve } from '@/lib/cms/resolve';
import { decideLanguage } from '@/lib/routing/languageRule';
import { parseRoute } from '@/lib/routing/parseRoute';
import { respondJsonError } from '@/lib/server/http/responses';

/** The cards of one page of a list, for ‘load more’, by the URL of that page: `/api/cards?of=/news/all?page=2`, encoded. */
export async function GET(request: NextRequest): Promise<Response> {
  const of = request.nextUrl.searchParams.get('of') ?? '';
  if (!URL.canParse(of, request.nextUrl.origin)) return respondJsonError('malformed');
  const { pathname, searchParams } = new URL(of, request.nextUrl.origin);
  const route = parseRoute(pathname, searchParams);
  if (!route) return respondJsonError('missing');
  const { language } = decideLanguage(pathname, searchParams, undefined);
  const resolution = await resolve(language, route);
  if (resolution.state !== 'found') return respondJsonError(resolution.state);
  const cards = await getListPage(resolution.page, language);
  if (cards.state !== 'found') return respondJsonError(cards.state);
  return Response.json(cards.value, { headers: { 'Cache-Control': 'public, max-age=60' } });
}
