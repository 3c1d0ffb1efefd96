import { etagOf, isKnown } from '@/lib/server/http/conditional';
import { RETRY_AFTER } from '@/lib/server/http/retryAfter';

export type Document = {
  body: string;
  /** With its charset. */
  type: string;
  /** Seconds it may be cached. */
  maxAge: number;
  headers?: Record<string, string>;
};

/** Responds with a text, or with 304 when the client has this version already. */
export function answerDocument(request: Request, { body, type, maxAge, headers }: Document): Response {
  const etag = etagOf(body);
  const shared = { ETag: etag, 'Cache-Control': `public, max-age=${maxAge}` };
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers: shared });
  return new Response(body, { headers: { ...shared, 'Content-Type': type, ...headers } });
}

/** Responds with data for the browser, which may be cached where it is complete. */
export function answerJson(request: Request, data: unknown, isComplete: boolean): Response {
  if (!isComplete) return Response.json(data, { headers: { 'Cache-Control': 'no-store' } });
  const type = 'application/json; charset=utf-8';
  return answerDocument(request, { body: JSON.stringify(data), type, maxAge: 60 });
}

const plainText = (text: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });

export const answerMissing = (): Response => plainText('Not found', 404);

export const answerUnavailable = (): Response => plainText('Content unavailable', 503, { 'Retry-After': RETRY_AFTER });
