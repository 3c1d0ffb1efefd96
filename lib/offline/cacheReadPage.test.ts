import { DAY_MS } from '@/lib/i18n/day';
import { BUILD, FakeEvent, HTML_HEADERS, ORIGIN, setCaches } from '@/lib/offline/worker.testUtils';

jest.mock('serwist', () => ({ ...jest.requireActual('serwist'), ExpirationPlugin: class {} }));

// Its types are those of a service worker.
const { cacheReadPage } = jest.requireActual('@/lib/offline/worker/cacheReadPage');

const answer = jest.fn(async (address: string | URL) => {
  const language = String(address).endsWith('sr') ? 'sr-Latn-ME' : 'en';
  return new Response('<h1>New</h1>', { headers: { ...HTML_HEADERS, 'Content-Language': language } });
});

Object.assign(globalThis, { fetch: answer });

const open = (path: string, savesData = false): Promise<void> => {
  const read = { address: ORIGIN + path, loaded: [], savesData };
  return cacheReadPage(new FakeEvent(), { language: 'en', read });
};

const copySavedAgo = (milliseconds: number) => {
  const saved = new Date(Date.now() - milliseconds).toISOString();
  return new Map([
    [`${ORIGIN}/tax`, new Response('<h1>Old</h1>', { headers: { ...HTML_HEADERS, 'X-Saved-At': saved } })],
  ]);
};

test('a page is saved anew when it is opened again, but not fetched twice within a minute', async () => {
  const copy = copySavedAgo(30_000);
  setCaches({ [`kotor-pages:${BUILD}:en`]: copy });
  await open('/tax#rates');
  expect(answer).not.toHaveBeenCalledWith(new URL('/tax', ORIGIN), expect.anything());
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await open('/tax#rates');
  expect(await copy.get(`${ORIGIN}/tax`)?.text()).toBe('<h1>New</h1>');
});

test('a copy that was saved while the clock was ahead is replaced', async () => {
  const copy = copySavedAgo(-DAY_MS);
  setCaches({ [`kotor-pages:${BUILD}:en`]: copy });
  await open('/tax');
  expect(await copy.get(`${ORIGIN}/tax`)?.text()).toBe('<h1>New</h1>');
});

test('an answer to a form is not fetched a second time', async () => {
  setCaches({});
  await open('/search?q=boat');
  expect(answer.mock.calls.map(([address]) => String(address))).toEqual(['/offline?lang=en', '/offline?lang=sr']);
});

test('the offline pages are fetched again only where one is missing', async () => {
  const offline = new Map<string, Response>();
  setCaches({ [`kotor-offline:${BUILD}`]: offline });
  const fetchedBy = async (path: string) => {
    answer.mockClear();
    await open(path);
    return answer.mock.calls.length;
  };
  expect([await fetchedBy('/search?q=boat'), await fetchedBy('/search?q=boat')]).toEqual([2, 0]);
  offline.delete(`${ORIGIN}/offline?lang=sr`);
  expect(await fetchedBy('/search?q=boat')).toBe(2);
});

test.each([
  ['is not saved', {}],
  ['was saved just now', { [`kotor-pages:${BUILD}:en`]: copySavedAgo(0) }],
])('nothing is fetched for a visitor who saves data, where the page %s', async (_case, stored) => {
  setCaches(stored);
  await open('/tax', true);
  expect(answer).not.toHaveBeenCalled();
});

test('copies past their days are deleted with the next page, of every build and language', async () => {
  const stored: Record<string, Map<string, Response>> = {
    'kotor-pages:b0:sr': copySavedAgo(31 * DAY_MS),
    'kotor-pages:b0:en': copySavedAgo(29 * DAY_MS),
    'kotor-pack:b0:sr': copySavedAgo(31 * DAY_MS),
  };
  setCaches(stored);
  await open('/search?q=boat');
  const sizes = Object.entries(stored).map(([name, entries]) => [name, entries.size]);
  expect(Object.fromEntries(sizes)).toMatchObject({
    'kotor-pages:b0:sr': 0,
    'kotor-pages:b0:en': 1,
    'kotor-pack:b0:sr': 1,
  });
});
