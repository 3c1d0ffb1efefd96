const ERRORS = {
  missing: { status: 404, message: 'Not found' },
  malformed: { status: 400, message: 'Malformed query' },
  unavailable: { status: 503, message: 'Content unavailable' },
} as const;

/** Seconds after which a client may retry during an outage. */
const RETRY_AFTER = '30';

/** An error as JSON, never cached. */
export function respondError(state: keyof typeof ERRORS): Response {
  const { status, message } = ERRORS[state];
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (state === 'unavailable') headers.set('Retry-After', RETRY_AFTER);
  return Response.json({ message }, { status, headers });
}
