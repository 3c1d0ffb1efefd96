import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describeProvider } from '@/lib/cms/contract.suite';
import { foundIn } from '@/lib/cms/contract.testUtils';
import { provider as shipped } from '@/lib/cms/currentProvider';
import type { Provider } from '@/lib/cms/provider';
import { type Respond, sendJson, startContentSystem, stopTime } from '@/lib/cms/remote/contentSystem.testUtils';
import { createRemoteProvider } from '@/lib/cms/remote/remoteProvider';
import { serveShipped } from '@/lib/cms/remote/serveShipped.testUtils';
import { log } from '@/lib/server/log';

const CONFIG = { categories: [{ _id: 'c1', status: 'published' }] };

const system = startContentSystem();

describeProvider('a content system over HTTP', async () => {
  // Reads the content now: on a busy machine that takes longer than a call may.
  shipped();
  system.respond = serveShipped;
  return createRemoteProvider(system.origin);
});

const CALLS: [name: string, call: (provider: Provider) => Promise<{ state: string }>][] = [
  ['a list', (provider) => provider.articles({ page: 1 })],
  ['a category’s list', (provider) => provider.articles({}, { category: 'c1' })],
  ['a subcategory’s list', (provider) => provider.articles({}, { subcategory: 's1' })],
  ['an article', (provider) => provider.article('a1')],
  ['the categories', (provider) => provider.config()],
  ['a category', (provider) => provider.category('old-town')],
  ['a text', (provider) => provider.content('en', 'a1')],
];

const KINDS = ['contract', 'wordpress', 'payload', 'strapi'] as const;

let provider: Provider;

beforeEach(() => {
  provider = createRemoteProvider(system.origin);
});

test('its requests are the calls of the contract, below /api, for JSON and without credentials', async () => {
  const headers: IncomingMessage['headers'][] = [];
  system.respond = (_url, response, request) => {
    headers.push(request.headers);
    sendJson(response, []);
  };
  await provider.articles({ page: 1, limit: 50, type: 'news', sort: 'desc' });
  await provider.articles({ page: 1, limit: 3, type: 'event', sort_by: 'startDate', sort_order: 'desc' });
  await provider.articles({ page: 1, tags: ['TOP_ATTRACTIONS', 'šetnje i more'] });
  await provider.articles({ page: 2, limit: 5, type: 'news' }, { category: 'c1' });
  await provider.articles({ page: 1, type: 'blog' }, { subcategory: 's1' });
  await provider.article('a1');
  await provider.config();
  await provider.category('šetnje/..?x');
  system.respond = (url, response) => sendJson(response, url.pathname.includes('content') ? '<p>x</p>' : { _id: 'a1' });
  await provider.content('sr', 'a2');
  expect(system.requests).toEqual([
    '/api/article?page=1&limit=50&type=news&sort=desc',
    '/api/article?page=1&limit=3&type=event&sort_by=startDate&sort_order=desc',
    '/api/article?page=1&tags=TOP_ATTRACTIONS&tags=%C5%A1etnje+i+more',
    '/api/article/category/c1?page=2&limit=5&type=news',
    '/api/article/subcategory/s1?page=1&type=blog',
    '/api/article/a1',
    '/api/config',
    '/api/category/%C5%A1etnje%2F..%3Fx',
    '/api/article/a2',
    '/api/content/me/a2',
  ]);
  for (const { accept, cookie, authorization } of headers) {
    expect({ accept, cookie, authorization }).toEqual({ accept: 'application/json' });
  }
});

describe.each(CALLS)('a call for %s', (_name, call) => {
  // A proxy answers so while the system behind it is gone.
  test.each(KINDS)('nothing but 404 is an outage: %s', async (kind) => {
    system.respondWith({ message: 'no' }, 404);
    expect(await call(createRemoteProvider(system.origin, { kind }))).toEqual({ state: 'unavailable' });
    expect(log.warn).toHaveBeenCalled();
  });

  test.each([null, { data: 7 }])('%j is an outage, never a 404, and is logged', async (value) => {
    system.respondWith(value);
    expect(await call(provider)).toEqual({ state: 'unavailable' });
    expect(log.warn).toHaveBeenCalled();
  });
});

/** Each call reads its response in the same way. */
describe.each(CALLS.filter(([name]) => ['a list', 'an article'].includes(name)))('a call for %s', (_name, call) => {
  const respondBytes =
    (text: string, encoding: BufferEncoding): Respond =>
    (_url, response) =>
      void response.end(Buffer.from(text, encoding));
  const truncate: Respond = (_url, response) => {
    response.writeHead(200, { 'Content-Length': '1000' }).write('{"data":[]');
    setTimeout(() => response.destroy(), 10);
  };
  const redirect: Respond = (url, response) => {
    if (url.searchParams.has('again')) sendJson(response, { data: [] });
    else response.writeHead(302, { Location: `${url.pathname}?again` }).end();
  };

  const FAILURES: [what: string, respond: Respond][] = [
    ['500', (_url, response) => sendJson(response, { data: [] }, 500)],
    ['429', (_url, response) => sendJson(response, { data: [] }, 429)],
    ['HTML with status 200', respondBytes('<!doctype html><h1>Maintenance</h1>', 'utf8')],
    ['a truncated response', truncate],
    ['a redirect', redirect],
    ['a closed connection', (_url, response) => void response.destroy()],
    ['another encoding', respondBytes('{"data":[],"x":"Kotor – čaršija"}', 'utf16le')],
    ['letters of one byte each', respondBytes('{"_id":"a1","x":"\xe8"}', 'latin1')],
  ];

  test.each(FAILURES)('%s is an outage, never a 404, and is logged', async (_what, respond) => {
    system.respond = respond;
    expect(await call(provider)).toEqual({ state: 'unavailable' });
    expect(log.warn).toHaveBeenCalled();
  });

  test('a connection that cannot be made safe is an outage', async () => {
    const safe = system.origin.replace('http:', 'https:');
    expect(await call(createRemoteProvider(safe))).toEqual({ state: 'unavailable' });
  });
});

/** What may not exist: a provider that works otherwise says 404 for it. */
test.each(CALLS.filter(([name]) => !['a list', 'the categories'].includes(name)))(
  '%s is missing when a provider that works responds with 404',
  async (_name, call) => {
    system.respond = (url, response) =>
      url.pathname === '/api/config' ? sendJson(response, CONFIG) : sendJson(response, {}, 404);
    expect(await call(provider)).toEqual({ state: 'missing' });
    expect(log.warn).not.toHaveBeenCalled();
  },
);

test('a 404 is no longer believed once the provider has lost its categories', async () => {
  const moveTo = stopTime();
  system.respond = (url, response) =>
    url.pathname === '/api/config' ? sendJson(response, CONFIG) : sendJson(response, {}, 404);
  expect(await provider.article('a1')).toEqual({ state: 'missing' });
  system.respondWith({}, 404);
  await moveTo(1);
  expect(await provider.article('a2')).toEqual({ state: 'unavailable' });
});

test('a 404 is not believed while the provider has no categories, which are no failure themselves', async () => {
  system.respond = (url, response) =>
    url.pathname === '/api/config' ? sendJson(response, { categories: [] }) : sendJson(response, {}, 404);
  expect(await provider.article('a1')).toEqual({ state: 'unavailable' });
  expect(await provider.config()).toEqual({ state: 'found', value: { categories: [], subcategories: [] } });
});

test('a provider that had categories and has none is being restored, and its lists are not empty', async () => {
  const moveTo = stopTime();
  const answers: Record<string, unknown> = { '/api/config': CONFIG, '/api/article': [] };
  system.respond = (url, response) => sendJson(response, answers[url.pathname]);
  expect(await provider.config()).toMatchObject({ state: 'found' });
  expect(await provider.articles({})).toMatchObject({ state: 'found' });
  answers['/api/config'] = { categories: [] };
  await moveTo(21_000);
  expect(await provider.config()).toEqual({ state: 'unavailable' });
  for (const page of [1, 2]) expect(await provider.articles({ page })).toEqual({ state: 'unavailable' });
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledWith('provider.failed', { path: '/config', reason: 'no categories any more' });
});

test('a 404 from before the provider came back is not believed', async () => {
  let isDown = true;
  system.respond = (url, response) => {
    if (isDown) sendJson(response, {}, 404);
    else sendJson(response, url.pathname === '/api/config' ? CONFIG : { _id: 'a1' });
    isDown = false;
  };
  expect(foundIn(await provider.article('a1'))._id).toBe('a1');
  expect(system.requests).toEqual(['/api/article/a1', '/api/config', '/api/article/a1']);
});

test('a list of which no item can be read is an outage, not an empty page', async () => {
  system.respondWith({ data: [{ name: 1 }, { name: 2 }] });
  expect(await provider.articles({})).toEqual({ state: 'unavailable' });
});

describe('a provider that hangs', () => {
  const SLOW: [what: string, respond: Respond][] = [
    ['before its first byte', () => {}],
    ['in the middle of its response', (_url, response) => void response.writeHead(200).write('{"data":')],
  ];

  test.each(SLOW)('%s counts as failed after five seconds', async (_what, respond) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const timeoutMock = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
    system.respond = respond;
    expect(await provider.config()).toEqual({ state: 'unavailable' });
    expect(timeoutMock).toHaveBeenCalledWith(5_000);
  });
});

test('an endless response is not read to its end', async () => {
  function* endless() {
    for (;;) yield Buffer.alloc(100_000, ' ');
  }
  let isCut: Promise<boolean> | undefined;
  system.respond = (_url, response) => {
    isCut = once(response, 'close').then(() => !response.writableFinished);
    Readable.from(endless()).pipe(response);
  };
  expect(await provider.config()).toEqual({ state: 'unavailable' });
  expect(await isCut).toBe(true);
});
