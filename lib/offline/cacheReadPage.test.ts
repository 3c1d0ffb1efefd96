import { DAY_MS } from '@/lib/i18n/day';
import { BUILD, FakeEvent, HTML_HEADERS, ORIGIN, savedPage, setCaches } from '@/lib/offline/worker.testUtils';

// Serwist logs and throws otherwise.
Object.assign(process.env, { NODE_ENV: 'production' });

jest.mock('serwist', () => ({ ...jest.requireActual('serwist'), ExpirationPlugin: class {} }));

// Its types are those of a service worker.
const { cacheReadPage } = jest.requireActual('@/lib/offline/worker/cacheReadPage');

const answer = jest.fn(async (address: string | URL) => {
  const language = String(address).endsWith('sr') ? 'sr-Latn-ME' : 'en';
  return new Response('', { headers: { ...HTML_HEADERS, 'Content-Language': language } });
});

Object.assign(globalThis, { fetch: answer });

beforeEach(() => answer.mockClear());

test.each([
  ['is not saved', {}],
  ['was saved just now', { [`kotor-pages:${BUILD}:en`]: new Map([[`${ORIGIN}/tax`, savedPage('Tax')]]) }],
])('nothing is fetched for a visitor who saves data, where the page %s', async (_case, stored) => {
  setCaches(stored);
  const read = { address: `${ORIGIN}/tax`, loaded: [], savesData: true };
  await cacheReadPage(new FakeEvent(), { language: 'en', read });
  expect(answer).not.toHaveBeenCalled();
});

test('copies past their days are deleted with the next page, of every build and language', async () => {
  const copyOf = (path: string, days: number) => {
    const saved = new Date(Date.now() - days * DAY_MS).toISOString();
    return new Map([[ORIGIN + path, new Response('', { headers: { ...HTML_HEADERS, 'X-Saved-At': saved } })]]);
  };
  const stored: Record<string, Map<string, Response>> = {
    'kotor-pages:b0:sr': copyOf('/tax', 31),
    'kotor-pages:b0:en': copyOf('/tax', 29),
    'kotor-pack:b0:sr': copyOf('/tax', 31),
  };
  setCaches(stored);
  const read = { address: `${ORIGIN}/search?q=boat`, loaded: [], savesData: false };
  await cacheReadPage(new FakeEvent(), { language: 'en', read });
  const sizes = Object.entries(stored).map(([name, entries]) => [name, entries.size]);
  expect(Object.fromEntries(sizes)).toMatchObject({
    'kotor-pages:b0:sr': 0,
    'kotor-pages:b0:en': 1,
    'kotor-pack:b0:sr': 1,
  });
});
