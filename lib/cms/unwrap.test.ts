import { found, MISSING, UNAVAILABLE } from '@/lib/cms/result';
import { unwrapOrNull, unwrapOrThrow } from '@/lib/cms/unwrap';
import { usedStaleValueSince } from '@/lib/server/freshness';
import { isPageCached } from '@/lib/server/page-cache/pageStore';

jest.mock('@/lib/server/page-cache/pageStore', () => ({ isPageCached: jest.fn() }));

const PATH = '/en/article/a1';

let now = Date.now();
beforeEach(() => {
  now += 1_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  jest.mocked(isPageCached).mockResolvedValue(false);
});

test('a page that is rendered without an optional part is rendered again soon', async () => {
  expect([await unwrapOrNull(UNAVAILABLE, PATH), usedStaleValueSince(now)]).toEqual([null, true]);
});

test.each([
  [found('text'), 'text'],
  [MISSING, null],
])('a page with %j lacks nothing', async (result, value) => {
  expect([await unwrapOrNull(result, PATH), usedStaleValueSince(now)]).toEqual([value, false]);
});

test('a page in the cache is not replaced by one without an optional part', async () => {
  jest.mocked(isPageCached).mockImplementation(async (path) => path === PATH);
  await expect(unwrapOrNull(UNAVAILABLE, PATH)).rejects.toThrow('/en/article/a1: an optional part is unavailable');
  expect(usedStaleValueSince(now)).toBe(false);
});

test.each([MISSING, UNAVAILABLE])('a page that requires what is %j is not rendered', (result) => {
  expect(unwrapOrThrow(found('text'), PATH)).toBe('text');
  expect(() => unwrapOrThrow(result, PATH)).toThrow(`/en/article/a1: ${result.state}`);
});
