import type { NextRequest } from 'next/server';
import { handleApiRequest } from '@/lib/cms/handleApiRequest';

/** Each answer is asked for anew; what the provider said a moment ago is shared within the process. */
export const dynamic = 'force-dynamic';

const STATUS = { missing: 404, malformed: 400, unavailable: 503 } as const;
const MESSAGES = { missing: 'Not found', malformed: 'Malformed query', unavailable: 'Content unavailable' } as const;
const RETRY_AFTER = '30';

type Context = { params: Promise<{ path: string[] }> };

/** The provider’s contract over HTTP on the site’s own origin: what the browser’s lists call. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const answer = await handleApiRequest((await params).path, request.nextUrl.searchParams);
  if (answer.state === 'found') {
    return Response.json(answer.value, {
      headers: { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=300' },
    });
  }
  return Response.json(
    { message: MESSAGES[answer.state] },
    {
      status: STATUS[answer.state],
      headers: {
        'Cache-Control': 'no-store',
        ...(answer.state === 'unavailable' ? { 'Retry-After': RETRY_AFTER } : {}),
      },
    },
  );
}
