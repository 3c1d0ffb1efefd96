import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tripCalendarHref, tripEntriesHref, tripHref } from '@/lib/routing/browserHref';
import { normalizeTripQuery, parseTripQuery } from '@/lib/routing/formQuery';
import { ID_LENGTH } from '@/lib/routing/id';
import { setFaults } from '@/lib/server/contentFaults';
import { serve } from '@/lib/server/http/testServer.testUtils';
import { log } from '@/lib/server/log';
import { createRequestListener, normalizeTarget } from '@/lib/server/requestListener';
import { MAX_TRIP_ITEMS, serializeTrip } from '@/lib/trip/trip';

const PROBE_ID = 'id-of-this-process';
let handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
let reason: string | null = null;
let isStopping = false;
const send = serve(
  createRequestListener({
    handle: (call, response) => handle(call, response),
    notReady: async () => reason,
    isStopping: () => isStopping,
    probeId: PROBE_ID,
  }),
);
beforeEach(() => {
  handle = async ({ url }, response) => void response.end(url);
});

test.each([
  ['/', '/'],
  ['/news?id=%ff', '/news?id=%ff'],
  ['/api/%/%?a=%', '/api/%25/%25?a=%'],
  ['/_next/./image?url=a', '/_next/image?url=a'],
  ['/x/../_next/image?url=a', '/_next/image?url=a'],
  ['/x/%2e%2E/_next/image', '/_next/image'],
  ['//evil.example/', '//evil.example/'],
  ['http://host/news?page=2', '/news?page=2'],
  ['https://host', '/'],
  ['http://[', null],
  ['*', null],
  ['host:443', null],
])('the target %s is %s', (target, url) => {
  expect(normalizeTarget(target)).toBe(url);
});

test('a part or a version of a file is not requested of Next', async () => {
  handle = async ({ headers }, response) => void response.end(Object.keys(headers).join(' '));
  const headers = { Range: 'bytes=9-', 'If-Match': '"x"', 'If-Unmodified-Since': 'never', 'If-None-Match': '"x"' };
  expect((await send('/news', { headers })).body).toBe('if-none-match host connection');
});

test('Next reads the beginning of a long User-Agent', async () => {
  handle = async ({ headers }, response) => void response.end(headers['user-agent']);
  expect((await send('/news', { headers: { 'User-Agent': `Googlebot ${'a'.repeat(15_000)}` } })).body).toBe(
    `Googlebot ${'a'.repeat(490)}`,
  );
});

test.each([
  [`${'a=b; '.repeat(1_000)}lang=sr; c=d`, 'lang=sr'],
  ['lang=sr', 'lang=sr'],
  ['a=b;lang=sr', 'lang=sr'],
  ['lang=en; a=b; lang=sr; c=d', 'lang=sr'],
  ['lang=sr; lang', 'lang'],
  ['slang=sr; a=lang=sr', ''],
])('of the cookies %.20s Next reads that of the language', async (cookie, read) => {
  handle = async ({ headers }, response) => void response.end(headers.cookie);
  expect((await send('/news', { headers: { Cookie: cookie } })).body).toBe(read);
});

test('a target in absolute form is served as its path', async () => {
  expect((await send('http://host.example/news')).body).toBe('/news');
});

test('a query with more parameters than any form has is refused', async () => {
  expect((await send(`/news?${'a&'.repeat(99)}`)).status).toBe(200);
  expect((await send(`/news?${'a&'.repeat(100)}`)).status).toBe(400);
});

test('the addresses of the longest trip are not too long, and it is read whole', async () => {
  const ids = Array.from({ length: MAX_TRIP_ITEMS }, (_, number) => String(number).padStart(ID_LENGTH, 'x'));
  const items = serializeTrip(ids.map((id) => ({ id, day: '2027-02-04' })));
  for (const toHref of [tripHref, tripEntriesHref, tripCalendarHref]) {
    const { status, body } = await send(toHref('sr', items));
    expect(status).toBe(200);
    const { searchParams } = new URL(body, 'https://site.example');
    expect(parseTripQuery(normalizeTripQuery(searchParams) ?? '')).toBe(items);
  }
});

test('/readyz says whether the site can serve', async () => {
  expect(await send('/readyz')).toMatchObject({ status: 200, body: '{"status":"ready"}' });
  reason = 'pages cannot be rendered';
  expect(await send('/readyz?x')).toMatchObject({ status: 503, body: '{"status":"pages cannot be rendered"}' });
});

test('connections are kept until the process stops', async () => {
  const connection = async () => (await send('/news', { headers: { Connection: 'keep-alive' } })).headers.connection;
  expect(await connection()).toBe('keep-alive');
  isStopping = true;
  expect(await connection()).toBe('close');
  isStopping = false;
});

test('/readyz names what was left out of the content', async () => {
  reason = null;
  for (let count = 0; count < 2; count += 1)
    setFaults('articles', [`${process.cwd()}/content/guide/gate/text.en.md: is no YAML`]);
  const { status, body } = await send('/readyz');
  expect([status, JSON.parse(body)]).toEqual([
    200,
    { status: 'ready', contentFaults: ['content/guide/gate/text.en.md: is no YAML'] },
  ]);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('an error is logged and answered, and its request is a warning', async () => {
  handle = () => Promise.reject(new Error('broken', { cause: 'the disk' }));
  expect(await send('/news')).toMatchObject({ status: 500, body: 'Internal Server Error' });
  expect(jest.mocked(log.error).mock.calls).toEqual([
    ['request.failed', { reason: expect.stringMatching(/^Error: broken\n +at .*cause\]: 'the disk'/s) }],
  ]);
  const line = { method: 'GET', path: '/news', status: 500, ms: expect.any(Number) };
  expect(jest.mocked(log.warn).mock.calls).toEqual([['request', line]]);
  expect(log.info).not.toHaveBeenCalled();
});

test('an error after the headers cuts the response off', async () => {
  handle = async (_request, response) => {
    response.write('half');
    throw new Error('broken');
  };
  await expect(send('/news')).rejects.toThrow('aborted');
});

test('each request is one log line, without its query', async () => {
  await send('/news?secret=1');
  expect(log.info).toHaveBeenCalledWith('request', {
    method: 'GET',
    path: '/news',
    status: 200,
    ms: expect.any(Number),
  });
});

test('a request is counted in seconds, and logged in milliseconds', async () => {
  const counted = jest.fn();
  subscribe('kotor:request', counted);
  handle = async (_request, response) => void setTimeout(() => response.end(), 50);
  const started = performance.now();
  await send('/news');
  unsubscribe('kotor:request', counted);
  const [[{ status, seconds }]] = counted.mock.calls;
  expect(status).toBe(200);
  expect(seconds).toBeGreaterThan(0.04);
  expect(seconds).toBeLessThan((performance.now() - started) / 1_000);
  expect(log.info).toHaveBeenCalledWith('request', expect.objectContaining({ ms: Math.round(seconds * 1_000) }));
});

test('a client that leaves before the response is logged with 499', async () => {
  const closed = new Promise((resolve) => {
    handle = async ({ socket }, response) => {
      response.on('close', resolve);
      socket.destroy();
    };
  });
  await expect(send('/news')).rejects.toThrow('socket hang up');
  await closed;
  expect(log.info).toHaveBeenCalledWith('request', expect.objectContaining({ status: 499 }));
});

test('probes are not in the metrics, and in the log only when they fail', async () => {
  const counted = jest.fn();
  subscribe('kotor:request', counted);
  reason = null;
  for (const path of ['/readyz', '/healthz?x']) await send(path);
  await send('/tax', { headers: { 'X-Request-Id': PROBE_ID } });
  expect(log.info).not.toHaveBeenCalled();
  reason = 'stopping';
  await send('/readyz');
  expect(log.warn).toHaveBeenCalledWith('request', expect.objectContaining({ path: '/readyz', status: 503 }));
  expect(counted).not.toHaveBeenCalled();
  await send('/tax');
  expect(counted).toHaveBeenCalledTimes(1);
  unsubscribe('kotor:request', counted);
});
