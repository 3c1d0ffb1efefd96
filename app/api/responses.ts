import { RETRY_AFTER } from '@/lib/server/http/retryAfter';

const ERRORS = {
  missing: { status: 404, message: 'Not found' },
  malformed: { status: 400, message: 'Malformed query' },
  unavailable: { status: 503, message: 'Content unavailable' },
} as const;

/** An error as JSON, never cached. */
export function respondError(state: keyof typeof ERRORS): Response {
  const { status, message } = ERRORS[state];
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (state === 'unavailable') headers.set('Retry-After', RETRY_AFTER);
  return Response.json({ message }, { status, headers });
}
