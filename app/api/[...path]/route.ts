import type { NextRequest } from 'next/server';
import { respondError } from '@/app/api/responses';
import { handleApiRequest } from '@/lib/cms/handleApiRequest';

/** Never rendered at build: the provider is known at start. */
export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ path: string[] }> };

/** The provider’s contract over HTTP on the site’s own origin, for the lists in the browser. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const result = await handleApiRequest((await params).path, request.nextUrl.searchParams);
  if (result.state !== 'found') return respondError(result.state);
  return Response.json(result.value, {
    headers: { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=300' },
  });
}
