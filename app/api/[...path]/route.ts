import type { NextRequest } from 'next/server';
import { handleApiRequest } from '@/lib/cms/handleApiRequest';
import { respondJson, respondJsonError } from '@/lib/server/http/responses';

/** The provider’s contract over HTTP on the site’s own origin (docs/requirements.md, Running). */
export async function GET(request: NextRequest, { params }: RouteContext<'/api/[...path]'>): Promise<Response> {
  const result = await handleApiRequest((await params).path, request.nextUrl.searchParams);
  if (result.state !== 'found') return respondJsonError(result.state);
  return respondJson(request, result.value, true);
}
