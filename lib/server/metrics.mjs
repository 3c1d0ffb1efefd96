import { subscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Histogram, register } from 'prom-client';

/** Seconds: from a page out of memory to the longest wait for the content provider. */
const BUCKETS = [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10];

/**
 * Counts what the site does, and offers it to Prometheus on a port of its own that only this machine reaches. The
 * middleware, the pages and their cache are other bundles: they tell over diagnostics channels.
 *
 * @param {number} port
 */
export function serveMetrics(port) {
  collectDefaultMetrics();
  const requests = new Histogram({
    name: 'site_request_seconds',
    help: 'Requests by status class and how long they took',
    labelNames: ['status'],
    buckets: BUCKETS,
  });
  const calls = new Histogram({
    name: 'site_provider_call_seconds',
    help: 'Calls to the content provider by result (found, missing, failed, spared) and how long they took',
    labelNames: ['result'],
    buckets: BUCKETS,
  });
  const pages = new Counter({
    name: 'site_page_cache_total',
    help: 'Kept pages asked for, by result (hit, shared, miss)',
    labelNames: ['result'],
  });
  subscribe('kotor:request', (message) => {
    const { status, seconds } = /** @type {{ status: number, seconds: number }} */ (message);
    requests.observe({ status: `${Math.floor(status / 100)}xx` }, seconds);
  });
  subscribe('kotor:provider', (message) => {
    const { result, seconds } = /** @type {{ result: string, seconds: number }} */ (message);
    calls.observe({ result }, seconds);
  });
  subscribe('kotor:page', (message) => pages.inc(/** @type {{ result: string }} */ (message)));

  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.setHeader('Content-Type', register.contentType).end(await register.metrics());
  });
  server.listen(port, '127.0.0.1');
  return server;
}
