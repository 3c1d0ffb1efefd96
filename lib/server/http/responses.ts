import { etagOf, isNotModified } from '@/lib/server/http/conditional';

/** Seconds after which a client may retry during an outage: by then the provider is called again. */
export const RETRY_AFTER = '30';

type DocumentParts = {
  body: string;
  /** With its charset. */
  type: string;
  /** Seconds it may be cached. */
  maxAge: number;
  headers?: Record<string, string>;
};

/**
 * Responds with a text, or with 304 when the client has this version already. Both have a type, since `compression` sets
 * `Vary` by it.
 */
export function respondDocument(request: Request, { body, type, maxAge, headers }: DocumentParts): Response {
  const etag = etagOf(body);
  const isUnchanged = isNotModified(request.headers.get('if-none-match'), etag);
  return new Response(isUnchanged ? null : body, {
    status: isUnchanged ? 304 : 200,
    headers: { ETag: etag, 'Cache-Control': `public, max-age=${maxAge}`, 'Content-Type': type, ...headers },
  });
}

/** Responds with data for the browser, which may be cached where it is complete. */
export function respondJson(request: Request, data: unknown, isComplete: boolean): Response {
  if (!isComplete) return Response.json(data, { headers: { 'Cache-Control': 'no-store' } });
  const type = 'application/json; charset=utf-8';
  return respondDocument(request, { body: JSON.stringify(data), type, maxAge: 60 });
}

const ERRORS = {
  missing: { status: 404, message: 'Not found' },
  malformed: { status: 400, message: 'Malformed query' },
  unavailable: { status: 503, message: 'Content unavailable' },
} as const;

type ErrorState = keyof typeof ERRORS;

/** Errors are never cached. */
const errorInit = (state: ErrorState) => ({
  status: ERRORS[state].status,
  headers: { 'Cache-Control': 'no-store', ...(state === 'unavailable' && { 'Retry-After': RETRY_AFTER }) },
});

export const respondError = (state: ErrorState): Response =>
  new Response(`${ERRORS[state].message}\n`, errorInit(state));

export const respondJsonError = (state: ErrorState): Response =>
  Response.json({ message: ERRORS[state].message }, errorInit(state));
