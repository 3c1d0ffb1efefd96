import { everyPagePath } from '@/e2e/support/addresses';
import { BUILD, HTML_HEADERS, ORIGIN, page, savedPage, setCaches } from '@/lib/offline/worker.testUtils';
import { FORM_RESULTS } from '@/lib/routing/parseRoute';

// Their types are those of a service worker.
const { cachePage, isCacheableUrl } = jest.requireActual('@/lib/offline/worker/pages');

const ADDRESSES = everyPagePath('en');
const RESULTS = FORM_RESULTS.filter((kind) => kind !== 'sharedTrip').map((kind) => ADDRESSES[kind]);

test.each([...RESULTS, '/nowhere/at/all'])('%s is not cached', (path) => {
  expect(isCacheableUrl(new URL(path, ORIGIN))).toBe(false);
});

test.each(['/search', '/tax', '/events?when=month', ADDRESSES.sharedTrip])('%s is cached', (path) => {
  expect(isCacheableUrl(new URL(path, ORIGIN))).toBe(true);
});

test('forty visited pages are kept, those cached last', async () => {
  const stored = new Map<string, Response>();
  setCaches({ [`kotor-pages:${BUILD}:en`]: stored });
  const cache = (number: number) => cachePage(new URL(`/news/all?page=${number}`, ORIGIN), page('News'));
  for (let number = 1; number <= 40; number += 1) await cache(number);
  await cache(1);
  await cache(41);
  const numbers = [...stored.keys()].map((key) => Number(new URL(key).searchParams.get('page')));
  expect(numbers).toEqual([...Array.from({ length: 38 }, (_, index) => index + 3), 1, 41]);
});

const packAndVisit = () => {
  const pack = new Map([[`${ORIGIN}/tax`, savedPage('Pack')]]);
  const visited = new Map([[`${ORIGIN}/tax?lang=en`, savedPage('Visit')]]);
  setCaches({ 'kotor-pack:b0:en': pack, [`kotor-pages:${BUILD}:en`]: visited });
  return { pack, visited };
};

test('a visit replaces the copy of the last one, and leaves that of the pack', async () => {
  const { pack, visited } = packAndVisit();
  await cachePage(new URL('/tax', ORIGIN), page('Now'));
  expect([[...visited.keys()], pack.size]).toEqual([[`${ORIGIN}/tax`], 1]);
});

test('a visit that finds no room leaves the copy of the last one', async () => {
  const { visited } = packAndVisit();
  const full = new DOMException('no room', 'QuotaExceededError');
  jest.spyOn(visited, 'set').mockImplementation(() => {
    throw full;
  });
  await expect(cachePage(new URL('/tax', ORIGIN), page('Now'))).rejects.toBe(full);
  expect([...visited.keys()]).toEqual([`${ORIGIN}/tax?lang=en`]);
});

test('of a page that is gone no copy stays, also not in the pack', async () => {
  const { pack, visited } = packAndVisit();
  await cachePage(new URL('/tax', ORIGIN), new Response('', { status: 404, headers: HTML_HEADERS }));
  expect([visited.size, pack.size]).toEqual([0, 0]);
});

test('a proxy that answers 404 for a page deletes no copy', async () => {
  const { pack, visited } = packAndVisit();
  await cachePage(new URL('/tax', ORIGIN), new Response('', { status: 404, headers: { 'Content-Type': 'text/html' } }));
  expect([visited.size, pack.size]).toEqual([1, 1]);
});
