import type { sharedStore } from '@/lib/server/page-cache/sharedStore';

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
});

test('another instance follows within a second, and none follows itself', async () => {
  const redis = new Map<string, Buffer>();
  shared.kotorStore = {
    get: async (name: string) => redis.get(name) ?? null,
    set: async (name: string, bytes: Buffer) => void redis.set(name, bytes),
  } as Partial<NonNullable<ReturnType<typeof sharedStore>>>;
  const one = await start();
  const other = await start();
  await one.followRefreshes();
  await other.followRefreshes();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(refreshedAfter()).toBeNull();
  one.requestRefresh();
  expect(refreshedAfter()).toBe(5_000);
  await jest.advanceTimersByTimeAsync(1_500);
  expect(refreshedAfter()).toBe(6_000);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(refreshedAfter()).toBe(6_000);
});
