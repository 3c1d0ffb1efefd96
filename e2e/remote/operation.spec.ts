import { spawnSync } from 'node:child_process';
import { unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_ENVIRONMENT } from '../startCommand';
import { isUp, sendRequest } from '../support/http';
import { startProgram } from '../support/program';
import { freePort } from '../support/site';
import { linkAll } from '../support/siteFolder';
import { expect, test } from '../support/test';

/** Longer than the five minutes for which pages are fresh. */
const LATER_SECONDS = 600;

type Line = { time: string; level: string; event: string; request?: string; path?: string; status?: number };

const linesOf = (output: string): Line[] =>
  output
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('Listening on '))
    .map((line) => JSON.parse(line) as Line);

test('logs one line an event with the id of its request, nothing of the visitor, and counts events on a private port', async ({
  startProvider,
  startSite,
}) => {
  const provider = await startProvider();
  const port = await freePort();
  const site = await startSite({ apiHost: provider.origin, variables: { METRICS_PORT: String(port) } });
  const { headers } = await site.request('/see-and-do/article/x?id=blog-07&secret=query', {
    'User-Agent': 'secret agent',
    Cookie: 'lang=sr; secret=cookie',
    'X-Forwarded-For': '198.51.100.7',
    'X-Request-Id': 'given-by-a-proxy-1',
  });
  expect(headers['x-request-id']).toBe('given-by-a-proxy-1');
  const forged = await site.request('/news', { 'X-Request-Id': 'a b"} forged' });
  expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);

  provider.break('500');
  expect((await site.request('/events', { 'X-Request-Id': 'during-the-outage' })).status).toBe(503);
  await expect.poll(() => linesOf(site.output()).filter(({ path }) => path === '/events')).toHaveLength(1);
  const lines = linesOf(site.output());
  expect(lines).toContainEqual(
    expect.objectContaining({
      event: 'request',
      request: 'given-by-a-proxy-1',
      path: '/see-and-do/article/x',
      status: 200,
    }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ event: 'provider.failed', request: 'during-the-outage' }));
  expect(site.output()).not.toMatch(/secret|198\.51\.100|127\.0\.0\.1/);

  for (const path of ['/nowhere', '/metrics']) expect((await site.request(path)).status, path).toBe(404);
  expect((await site.request('/news')).status).toBe(200);
  const metrics = () => sendRequest(`http://127.0.0.1:${port}`, '/metrics');
  // A response is counted as soon as its last byte is sent.
  await expect.poll(async () => (await metrics()).text).toMatch(/^site_request_seconds_count\{status="4xx"\} 2$/m);
  const { status, text } = await metrics();
  expect(status).toBe(200);
  for (const line of [
    /^site_request_seconds_count\{status="2xx"\} [1-9]/m,
    /^site_request_seconds_count\{status="5xx"\} 1$/m,
    /^site_provider_call_seconds_count\{result="found"\} [1-9]/m,
    /^site_provider_call_seconds_count\{result="failed"\} [1-9]/m,
    /^site_page_cache_total\{result="hit"\} [1-9]/m,
    /^site_page_cache_total\{result="miss"\} [1-9]/m,
    /^nodejs_eventloop_lag_p99_seconds [\d.]+/m,
    /^process_resident_memory_bytes \d+/m,
  ]) {
    expect.soft(text).toMatch(line);
  }
});

test('stops the site with the start command', async ({ atEnd }) => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const npm = await startProgram('npm', ['start'], {
    env: { ...process.env, ...SITE_ENVIRONMENT, PORT: String(port) },
    isReady: () => isUp(origin),
    timeout: 25_000,
    detached: true,
  });
  // Kills the rest of its group.
  atEnd(() => spawnSync('kill', ['-KILL', '--', `-${npm.pid}`]));
  // To npm only, not to its group.
  process.kill(npm.pid, 'SIGTERM');
  await expect.poll(() => isUp(origin)).toBe(false);
});

test('finishes running requests on SIGTERM, accepts no others, and exits with 0', async ({ provider, site }) => {
  expect((await site.request('/readyz')).status).toBe(200);
  provider.break('slow');
  const under = site.request('/news');
  // The health check calls the provider too.
  await expect.poll(async () => provider.requests().some((url) => url.includes('type=news'))).toBe(true);
  const ended = site.terminate();
  const response = await under;
  expect(response.status).toBe(200);
  expect(response.text).toContain('</html>');
  expect(await ended).toBe(0);
  await expect(site.request('/healthz')).rejects.toThrow();
});

test('serves from memory when its disk cannot be written, logs that once and counts it', async ({
  startProvider,
  startSite,
  makeSiteFolder,
}) => {
  const root = makeSiteFolder();
  writeFileSync(join(root, '.next/cache'), 'a file where the folder should be');
  const provider = await startProvider();
  const port = await freePort();
  const variables = { METRICS_PORT: String(port) };
  const site = await startSite({ apiHost: provider.origin, folder: root, variables });
  expect((await site.request('/readyz')).status).toBe(200);
  for (const path of ['/news', '/events', '/news']) expect((await site.request(path)).status, path).toBe(200);
  provider.break('500');
  // By now only the page is left, not the responses of the provider it was made of.
  await site.pass(LATER_SECONDS);
  expect((await site.request('/news')).status).toBe(200);
  expect(linesOf(site.output()).filter(({ event }) => event === 'cache.writeFailed')).toHaveLength(1);
  const { text } = await sendRequest(`http://127.0.0.1:${port}`, '/metrics');
  expect(text).toMatch(/^site_cache_write_failures_total [2-9]$/m);
});

test('is not ready when it cannot render pages', async ({ startSite, makeSiteFolder }) => {
  const root = makeSiteFolder();
  unlinkSync(join(root, '.next/server'));
  linkAll('.next/server', join(root, '.next/server'), ['app']);
  linkAll('.next/server/app', join(root, '.next/server/app'), ['[lang]']);
  const site = await startSite({ folder: root });
  expect(await site.request('/readyz')).toMatchObject({ status: 503, text: '{"status":"pages cannot be rendered"}' });
});
