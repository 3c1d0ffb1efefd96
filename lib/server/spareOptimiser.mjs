import { BUSY, createBench } from '../bench.mjs';

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} Handle */

/**
 * Pictures fetched and resized at once, each holding its original, and pictures that may wait for it: more than many
 * visitors ask for at a time.
 */
const PLACES = 16;
const QUEUE = 400;
/** Seconds after which a flood may be over. */
const RETRY_AFTER = '5';

/**
 * Keeps a flood of pictures from taking the memory and the threads that pages need.
 *
 * @param {Handle} handle
 * @returns {Handle}
 */
export function spareOptimiser(handle) {
  const bench = createBench({ places: PLACES, queue: QUEUE });
  return async (request, response) => {
    if (!request.url?.startsWith('/_next/image?')) return handle(request, response);
    // Whoever left while waiting takes no place.
    const answer = await bench(async () => (response.destroyed ? undefined : handle(request, response)));
    if (answer === BUSY) response.writeHead(503, { 'Retry-After': RETRY_AFTER, 'Cache-Control': 'no-store' }).end();
  };
}
