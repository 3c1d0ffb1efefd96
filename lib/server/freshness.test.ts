import { isOutdated, isPageBeforeRefresh, markPagesRefreshed, markValuesRefreshed } from '@/lib/server/freshness';

const HOUR = 3_600_000;

beforeEach(() => {
  jest.useFakeTimers();
  delete (globalThis as { kotorFreshness?: object }).kotorFreshness;
});
afterEach(() => jest.useRealTimers());

test('pages that are stale remain so when those of an earlier time are made stale', () => {
  const renderedAt = Date.now();
  markPagesRefreshed();
  markPagesRefreshed(renderedAt - HOUR);
  expect(isPageBeforeRefresh(renderedAt)).toBe(true);
});

test('a page rendered from now on is fresh, whatever time was given and however the clock was set back', () => {
  markPagesRefreshed(Date.now() + HOUR);
  jest.advanceTimersByTime(1);
  expect(isPageBeforeRefresh(Date.now())).toBe(false);
  markPagesRefreshed();
  jest.setSystemTime(Date.now() - HOUR);
  markPagesRefreshed();
  jest.advanceTimersByTime(1);
  expect(isPageBeforeRefresh(Date.now())).toBe(false);
});

test('a value loaded after the clock was set back is fresh, though a refresh before has a later time', () => {
  markValuesRefreshed();
  jest.setSystemTime(Date.now() - HOUR);
  expect(isOutdated(Date.now())).toBe(false);
});
