import type { IncomingMessage, ServerResponse } from 'node:http';
import { BUSY, createConcurrencyLimit } from '@/lib/server/concurrencyLimit';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Each image in work holds its original in memory; the queue is longer than many visitors need at a time. */
const CONCURRENCY = 16;
const QUEUE = 400;
const RETRY_AFTER_SECONDS = '5';

/** Whether Next uses a path as it is: others would be redirected, or cached as another image for each spelling. */
const isNormalized = (path: string): boolean =>
  !path.includes('//') && URL.canParse(path, 'http://localhost') && new URL(path, 'http://localhost').pathname === path;

/** Limits how many images Next resizes at once, so that a flood of them leaves memory and threads for pages. */
export function limitImageOptimizer(handle: Handle): Handle {
  const limit = createConcurrencyLimit({ concurrency: CONCURRENCY, queue: QUEUE });
  return async (request, response) => {
    const [path, query] = (request.url ?? '').split('?', 2);
    if (path !== '/_next/image') return handle(request, response);
    if (!isNormalized(new URLSearchParams(query).get('url') ?? '')) {
      return void response.writeHead(400, { 'Cache-Control': 'no-store' }).end();
    }
    // A client may disconnect while it waits.
    const result = await limit(async () => (response.destroyed ? undefined : handle(request, response)));
    if (result === BUSY) {
      response.writeHead(503, { 'Retry-After': RETRY_AFTER_SECONDS, 'Cache-Control': 'no-store' }).end();
    }
  };
}
