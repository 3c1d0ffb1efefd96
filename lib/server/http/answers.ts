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

const plainText = (text: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });

export const answerMissing = (): Response => plainText('Not found', 404);

export const answerUnavailable = (): Response => plainText('Content unavailable', 503, { 'Retry-After': RETRY_AFTER });
