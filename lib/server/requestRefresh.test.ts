import { isPageBeforeRefresh } from '@/lib/server/freshness';
import type { sharedStore } from '@/lib/server/page-cache/sharedStore';

// Its lines are counted.
jest.unmock('@/lib/server/log');

const shared = globalThis as typeof globalThis & { kotorStore?: unknown; kotorFreshness?: { refresh: number } };

/** An instance of its own. */
function start() {
  jest.resetModules();
  return import('@/lib/server/requestRefresh');
}

let begin: number;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  shared.kotorStore = null;
  delete shared.kotorFreshness;
  begin = Date.now();
});
afterEach(() => jest.useRealTimers());

const refreshedAfter = (): number | null =>
  shared.kotorFreshness?.refresh ? shared.kotorFreshness.refresh - begin : null;

/** Lets instances share entries from now on, as long as Redis takes them. */
function useRedis(redis = new Map<string, Buffer>(), takes = () => true): void {
  shared.kotorStore = {
    get: async (name: string) => redis.get(name) ?? null,
    set: async (name: string, bytes: Buffer) => takes() && Boolean(redis.set(name, bytes)),
  } as Partial<NonNullable<ReturnType<typeof sharedStore>>>;
}

test('the first request refreshes at once, and all of the next second share one refresh', async () => {
  const { requestRefresh } = await start();
  requestRefresh();
  expect(refreshedAfter()).toBe(0);
  for (let count = 0; count < 50; count += 1) {
    jest.advanceTimersByTime(10);
    requestRefresh();
  }
  expect(refreshedAfter()).toBe(0);
  jest.advanceTimersByTime(500);
  expect(refreshedAfter()).toBe(1_000);
  jest.advanceTimersByTime(10_000);
  expect(refreshedAfter()).toBe(1_000);
  expect(process.stderr.write).toHaveBeenCalledTimes(2);
});

test('another instance follows within a second, and none follows itself', async () => {
  useRedis();
  const one = await start();
  const other = await start();
  await other.followRefreshes();
  await one.followRefreshes();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(refreshedAfter()).toBeNull();
  one.requestRefresh();
  expect(refreshedAfter()).toBe(5_000);
  await jest.advanceTimersByTimeAsync(1_500);
  expect(refreshedAfter()).toBe(6_000);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(refreshedAfter()).toBe(6_000);
  other.requestRefresh();
  await jest.advanceTimersByTimeAsync(1_500);
  expect(refreshedAfter()).toBe(17_000);
});

test('an instance that was down during a refresh has no page from before it, also by a clock that is ahead', async () => {
  useRedis();
  const one = await start();
  await one.followRefreshes();
  one.requestRefresh();
  await jest.advanceTimersByTimeAsync(600_000);
  delete shared.kotorFreshness;
  const restarted = await start();
  await restarted.followRefreshes();
  expect([0, 30_000, 90_000].map((later) => isPageBeforeRefresh(begin + later))).toEqual([true, true, false]);
});

test('a refresh that Redis did not take in time reaches other instances later, and is not followed by its own', async () => {
  const redis = new Map<string, Buffer>([['refresh', Buffer.from('an older one')]]);
  let isSlow = true;
  useRedis(redis, () => !isSlow);
  const { requestRefresh, followRefreshes } = await start();
  await followRefreshes();
  requestRefresh();
  await jest.advanceTimersByTimeAsync(3_000);
  isSlow = false;
  await jest.advanceTimersByTimeAsync(3_000);
  expect(redis.get('refresh')?.toString()).not.toBe('an older one');
  expect(refreshedAfter()).toBe(0);
});

test('a read that began before a refresh does not undo it', async () => {
  let answer = (_id: Buffer | null): void => {};
  const set = jest.fn(async () => true);
  const get = jest.fn(async (): Promise<Buffer | null> => null);
  shared.kotorStore = { get, set } as Partial<NonNullable<ReturnType<typeof sharedStore>>>;
  const { requestRefresh, followRefreshes } = await start();
  await followRefreshes();
  get.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await jest.advanceTimersByTimeAsync(1_000);
  requestRefresh();
  jest.advanceTimersByTime(100);
  answer(Buffer.from('an older one'));
  await jest.advanceTimersByTimeAsync(500);
  expect(refreshedAfter()).toBe(1_000);
});
