import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Histogram, register } from 'prom-client';

/** Seconds: from a page in memory to the timeout of the content provider. */
const BUCKETS = [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10];

/** Subscribes to a channel on which the other bundles of the process report. */
const on = <T>(name: string, observe: (message: T) => void): void =>
  subscribe(`kotor:${name}`, (message) => observe(message as T));

export function collectMetrics(): void {
  collectDefaultMetrics();
  const requests = new Histogram({
    name: 'site_request_seconds',
    help: 'Duration of requests by status class',
    labelNames: ['status'],
    buckets: BUCKETS,
  });
  const calls = new Histogram({
    name: 'site_provider_call_seconds',
    help: 'Duration of calls to the content provider by result (found, missing, failed, circuit_open)',
    labelNames: ['result'],
    buckets: BUCKETS,
  });
  const pages = new Counter({
    name: 'site_page_cache_total',
    help: 'Reads of the page cache by result (hit, shared, miss)',
    labelNames: ['result'],
  });
  const failures = new Counter({
    name: 'site_cache_write_failures_total',
    help: 'Pages and share images that could not be written to disk',
  });
  on<{ status: number; seconds: number }>('request', ({ status, seconds }) =>
    requests.observe({ status: `${Math.floor(status / 100)}xx` }, seconds),
  );
  on<{ result: string; seconds: number }>('provider', ({ result, seconds }) => calls.observe({ result }, seconds));
  on<{ result: string }>('page', ({ result }) => pages.inc({ result }));
  on('cacheWriteFailed', () => failures.inc());
}

export async function respondMetrics(response: ServerResponse): Promise<void> {
  response.setHeader('Content-Type', register.contentType).end(await register.metrics());
}
