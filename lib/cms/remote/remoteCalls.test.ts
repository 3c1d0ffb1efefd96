import { subscribe } from 'node:diagnostics_channel';
import type { Provider } from '@/lib/cms/provider';
import { type Respond, sendJson, startContentSystem, stopTime } from '@/lib/cms/remote/contentSystem.testUtils';
import { createRemoteProvider } from '@/lib/cms/remote/remoteProvider';
import { markRefreshed } from '@/lib/server/freshness';
import { log } from '@/lib/server/log';

const system = startContentSystem();

let provider: Provider;

beforeEach(() => {
  provider = createRemoteProvider(system.origin);
});

test('the token is sent with every call, and told to nobody when one fails or leads elsewhere', async () => {
  const sent: unknown[] = [];
  system.respond = ({ pathname }, response, { headers }) => {
    sent.push(headers.authorization);
    if (pathname === '/api/article/a1') response.writeHead(302, { Location: `${system.origin}/elsewhere` }).end();
    else sendJson(response, {}, 401);
  };
  const { article, config } = createRemoteProvider(system.origin, { token: 'secret' });
  expect([await article('a1'), await config()]).toEqual([{ state: 'unavailable' }, { state: 'unavailable' }]);
  expect(sent).toEqual(['Bearer secret', 'Bearer secret']);
  expect(system.requests).toEqual(['/api/article/a1', '/api/config']);
  expect(JSON.stringify(jest.mocked(log.warn).mock.calls)).not.toContain('secret');
});

test('calls that are not made while the provider is down are counted', async () => {
  const results: string[] = [];
  const times: number[] = [];
  subscribe('kotor:provider', (call) => {
    const { result, seconds } = call as { result: string; seconds: number };
    results.push(result);
    times.push(seconds);
  });
  system.respondWith({}, 500);
  for (let number = 0; number < 20; number += 1) await provider.article(`a${number}`);
  expect(results.at(-1)).toBe('circuit_open');
  expect(times.reduce((sum, seconds) => sum + seconds)).toBeLessThan(performance.now() / 1_000);
  // A line in the log for the calls that were made alone.
  expect(jest.mocked(log.warn).mock.calls.length).toBeLessThan(10);
});

test('a call that waits for a provider that is down survives a refresh', async () => {
  const moveTo = stopTime();
  system.respondWith({}, 500);
  for (let number = 0; number < 10; number += 1) await provider.article(`a${number}`);
  await moveTo(1_100);
  system.respond = (_url, response) => void setTimeout(() => sendJson(response, {}, 500), 50);
  const waiting = provider.article('b1');
  markRefreshed();
  expect(await Promise.all([waiting, provider.article('b2')])).toEqual(Array(2).fill({ state: 'unavailable' }));
});

test('the text of an article, called for alone, has its pictures and files on this site', async () => {
  system.respond = ({ pathname }, response) =>
    sendJson(response, pathname.includes('/content/') ? '<img src="/uploads/a.jpg">' : { _id: 'a1' });
  expect(await provider.content('en', 'a1')).toMatchObject({ value: '<img src="/media/uploads/a.jpg">' });
});

test('where all is a 404, the categories are asked for once a second', async () => {
  system.respondWith({}, 404);
  for (const id of ['a1', 'a2', 'a3']) expect(await provider.article(id)).toEqual({ state: 'unavailable' });
  expect(system.requests.filter((path) => path === '/api/config')).toHaveLength(1);
});

test.each([2, 10])('a 404 for page %i of all articles is the end of the list', async (page) => {
  system.respond = ({ pathname }, response) => {
    if (pathname === '/api/config') sendJson(response, { categories: [{ _id: 'c1', status: 'published' }] });
    else sendJson(response, {}, 404);
  };
  expect(await provider.articles({ page })).toEqual({ state: 'missing' });
  expect(await provider.articles({ page: 1 })).toEqual({ state: 'unavailable' });
});

describe('calls', () => {
  const respondArticle: Respond = (_url, response) => sendJson(response, { data: { _id: 'a1' } });

  test.each<[what: string, respond: Respond]>([
    ['in flight', (url, response, request) => void setTimeout(() => respondArticle(url, response, request), 20)],
    ['that fail in flight', (_url, response) => void setTimeout(() => response.destroy(), 20)],
  ])('%s are shared', async (_what, respond) => {
    system.respond = respond;
    const results = await Promise.all(Array.from({ length: 10 }, () => provider.article('a1')));
    expect(results).toEqual(Array(10).fill(results[0]));
    expect(system.requests).toHaveLength(1);
    expect(log.warn).toHaveBeenCalledTimes(results[0]?.state === 'unavailable' ? 1 : 0);
  });

  test('answered a moment ago are not made again, and are made again within a minute', async () => {
    const moveTo = stopTime();
    system.respond = respondArticle;
    await provider.article('a1');
    await moveTo(1_000);
    await provider.article('a1');
    expect(system.requests).toHaveLength(1);
    await moveTo(60_000);
    await provider.article('a1');
    expect(system.requests).toHaveLength(2);
  });

  test('answered a moment ago are made again after a refresh, once', async () => {
    system.respond = respondArticle;
    await provider.article('a1');
    await new Promise((resolve) => setTimeout(resolve, 5));
    markRefreshed();
    for (let time = 0; time < 3; time += 1) await provider.article('a1');
    expect(system.requests).toHaveLength(2);
  });

  test('that failed are not retried for a second, and then are', async () => {
    const moveTo = stopTime();
    system.respondWith({}, 500);
    expect(await provider.article('a1')).toEqual({ state: 'unavailable' });
    await moveTo(900);
    system.respond = respondArticle;
    expect(await provider.article('a1')).toEqual({ state: 'unavailable' });
    expect(system.requests).toHaveLength(1);
    await moveTo(1_100);
    expect(await provider.article('a1')).toMatchObject({ state: 'found' });
    expect(system.requests).toHaveLength(2);
  });

  test('that fail for paths of visitors leave the provider up as long as its categories load', async () => {
    system.respond = (url, response) => {
      if (url.pathname === '/api/config') sendJson(response, { categories: [] });
      else if (url.pathname.includes('bad')) sendJson(response, {}, url.pathname.endsWith('0') ? 400 : 500);
      else respondArticle(url, response, undefined as never);
    };
    for (let number = 0; number < 40; number += 1) {
      expect(await provider.article(`bad-${number}`)).toEqual({ state: 'unavailable' });
      expect(await Promise.all([1, 2].map((each) => provider.article(`good-${number}-${each}`)))).toMatchObject([
        { state: 'found' },
        { state: 'found' },
      ]);
    }
    const bad = Array.from({ length: 30 }, (_, number) => provider.article(`bad-again-${number}`));
    await Promise.all(bad);
    expect(await provider.article('good')).toMatchObject({ state: 'found' });
  });
});
