import type { NextRequest } from 'next/server';
import { respondError } from '@/app/api/responses';
import { handleApiRequest } from '@/lib/cms/handleApiRequest';

/** The provider’s contract over HTTP on the site’s own origin (docs/requirements.md, R2.5). */
export async function GET(request: NextRequest, { params }: RouteContext<'/api/[...path]'>): Promise<Response> {
  const result = await handleApiRequest((await params).path, request.nextUrl.searchParams);
  if (result.state !== 'found') return respondError(result.state);
  return Response.json(result.value, {
    headers: { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=300' },
  });
}
