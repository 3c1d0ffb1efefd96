import {
  BUILD,
  FakeEvent,
  HTML_HEADERS,
  handle,
  listeners,
  ORIGIN,
  page,
  savedPage,
  setCaches,
} from '@/lib/offline/worker.testUtils';

jest.mock('serwist', () => ({ ...jest.requireActual('serwist'), ExpirationPlugin: class {} }));

// Their types are those of a service worker.
const { PageStrategy } = jest.requireActual('@/lib/offline/worker/pages');
const { installOfflinePages, restoreOfflinePages } = jest.requireActual('@/lib/offline/worker/offlinePage');

jest.requireActual('@/lib/offline/worker/main');

let answer: (address?: string) => Promise<Response>;

beforeEach(() => {
  jest.useFakeTimers();
  const fail = () => Promise.reject(new Error('Internal error'));
  answer = async () => new Response('<h1>Tax</h1>', { headers: HTML_HEADERS });
  Object.assign(globalThis, {
    caches: { open: fail, match: fail, keys: fail },
    fetch: (address?: string) => answer(address),
  });
});

afterEach(() => jest.useRealTimers());

test('a store that fails does not break a page online', async () => {
  const [response] = handle(new PageStrategy(), '/tax');
  expect(await (await response).text()).toBe('<h1>Tax</h1>');
});

test.each([
  ['the worker answers a search for the index', 'same-origin', 1],
  ['the pack gets its index from the network', 'omit', 0],
] as const)('%s', (_case, credentials, times) => {
  const respondWith = jest.fn((response: Promise<Response>) => void response.catch(() => {}));
  const request = new Request(`${ORIGIN}/search-index/v1/en.json`, { credentials });
  listeners.get('fetch')?.(Object.assign(new FakeEvent(), { request, respondWith }));
  expect(respondWith).toHaveBeenCalledTimes(times);
});

test('an answer that is late is cached for the next visit, and holds the worker until then', async () => {
  const stored = new Map([[`${ORIGIN}/tax`, savedPage('Old')]]);
  setCaches({ [`kotor-pages:${BUILD}:en`]: stored });
  answer = () => new Promise((done) => setTimeout(() => done(page('New')), 5_000));
  const [response, done] = handle(new PageStrategy(), '/tax');
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await (await response).text()).toContain('Old');
  const isDone = jest.fn();
  void done.then(isDone);
  await jest.advanceTimersByTimeAsync(500);
  expect(isDone).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  await done;
  expect(await stored.get(`${ORIGIN}/tax`)?.text()).toContain('New');
});

test('a page that is not saved is waited for, however slow the connection is', async () => {
  setCaches({});
  answer = () => new Promise((done) => setTimeout(() => done(page('Answer')), 20_000));
  const [response] = handle(new PageStrategy(), '/tax');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await (await response).text()).toContain('Answer');
});

describe('on a slow connection, with the whole list or the form saved', () => {
  async function openSlowly(path: string, network: () => Promise<Response>): Promise<string> {
    const { pathname } = new URL(path, ORIGIN);
    setCaches({ [`kotor-pages:${BUILD}:en`]: new Map([[ORIGIN + pathname, savedPage('Saved')]]) });
    answer = () => new Promise((done) => setTimeout(() => done(network()), 5_000));
    const [response] = handle(new PageStrategy(), path);
    await jest.advanceTimersByTimeAsync(12_000);
    return (await response).text();
  }

  test.each(['/tax?adults=2&children=0&nights=3', '/events?when=month'])('%s waits for its answer', async (path) => {
    expect(await openSlowly(path, async () => page('Answer'))).toContain('Answer');
  });

  test.each(['/search?q=boat', '/plan?from=09:00&to=11:00'])('%s is answered by the saved form', async (path) => {
    expect(await openSlowly(path, async () => page('Answer'))).toContain('Saved');
  });

  test('the saved form is shown when nothing comes for twelve seconds', async () => {
    expect(await openSlowly('/tax?adults=2&children=0&nights=3', () => new Promise(() => {}))).toContain('Saved');
  });

  test('the saved form is shown when the answer fails', async () => {
    const fail = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await openSlowly('/tax?adults=2&children=0&nights=3', fail)).toContain('Saved');
  });
});

const OFFLINE_CACHE = `kotor-offline:${BUILD}`;

const answerOfflinePage = async (address = ''): Promise<Response> => {
  const language = address.endsWith('sr') ? 'sr-Latn-ME' : 'en';
  return new Response('', { headers: { ...HTML_HEADERS, 'Content-Language': language } });
};

test('the offline pages are cached again where their cache is there but empty', async () => {
  const stored = { [OFFLINE_CACHE]: new Map<string, Response>() };
  setCaches(stored);
  answer = answerOfflinePage;
  await restoreOfflinePages();
  expect([...(stored[OFFLINE_CACHE]?.keys() ?? [])]).toEqual([
    `${ORIGIN}/offline?lang=en`,
    `${ORIGIN}/offline?lang=sr`,
  ]);
});

test('an installation makes its cache the latest, and one that fails leaves none', async () => {
  const stored: Record<string, Map<string, Response>> = { [OFFLINE_CACHE]: new Map(), 'kotor-offline:b2': new Map() };
  setCaches(stored);
  answer = answerOfflinePage;
  await installOfflinePages();
  expect(Object.keys(stored)).toEqual(['kotor-offline:b2', OFFLINE_CACHE]);
  answer = async () => new Response('', { status: 503 });
  await expect(installOfflinePages()).rejects.toThrow('503');
  expect(Object.keys(stored)).toEqual(['kotor-offline:b2']);
});

test('text of an editor that reads like a file of the site does not stop an installation', async () => {
  const stored: Record<string, Map<string, Response>> = {};
  setCaches(stored);
  answer = async (address = '') => {
    if (address === '/fonts/x') return new Response('', { status: 404 });
    if (address === '/fonts/a.woff2') return new Response('font');
    const { headers } = await answerOfflinePage(address);
    return new Response('See (/fonts/x)<i style="x:url(/fonts/a.woff2)">', { headers });
  };
  await installOfflinePages();
  expect([...(stored[OFFLINE_CACHE]?.keys() ?? [])]).toEqual(
    ['/offline?lang=en', '/fonts/a.woff2', '/offline?lang=sr'].map((path) => ORIGIN + path),
  );
});

test('a style sheet that another version of the site does not have stops an installation', async () => {
  setCaches({});
  answer = async (address = '') => {
    if (address.startsWith('/_next/')) return new Response('', { status: 404 });
    const { headers } = await answerOfflinePage(address);
    return new Response('<link href="/_next/static/chunks/a.css">', { headers });
  };
  await expect(installOfflinePages()).rejects.toThrow('404');
});
