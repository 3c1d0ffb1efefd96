import timers from 'node:timers/promises';
import { found, type Result, UNAVAILABLE } from '@/lib/cms/result';
import { staleIfError } from '@/lib/cms/staleIfError';
import { markRefreshed, usedStaleValueSince } from '@/lib/server/freshness';
import { log } from '@/lib/server/log';

const MINUTE_MS = 60_000;

// A refresh of one test is long over in the next.
let now = Date.now();
beforeEach(() => {
  now += 24 * 60 * MINUTE_MS;
  jest.useFakeTimers({ now });
});
afterEach(() => jest.useRealTimers());

/** Something whose next answers are set from outside. */
function setUp(...answers: Result<string>[]) {
  const make = jest.fn(async (): Promise<Result<string>> => answers.shift() ?? UNAVAILABLE);
  return { make, get: staleIfError('test', make) };
}

test('it is loaded once for concurrent calls, and revalidated in the background after five minutes', async () => {
  const { make, get } = setUp(found('old'), found('new'));
  expect(await Promise.all([get(), get(), get()])).toEqual([found('old'), found('old'), found('old')]);
  jest.advanceTimersByTime(4 * MINUTE_MS);
  expect(await get()).toEqual(found('old'));
  expect(make).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2 * MINUTE_MS);
  expect(await get()).toEqual(found('old'));
  await jest.advanceTimersByTimeAsync(0);
  expect(await get()).toEqual(found('new'));
  expect(make).toHaveBeenCalledTimes(2);
});

test('a page rendered with an expired value is rendered again soon', async () => {
  const { get } = setUp(found('old'), found('new'));
  await get();
  jest.advanceTimersByTime(6 * MINUTE_MS);
  const renderedAt = Date.now();
  expect([await get(), usedStaleValueSince(renderedAt)]).toEqual([found('old'), true]);
  await jest.advanceTimersByTimeAsync(1);
  expect([await get(), usedStaleValueSince(Date.now())]).toEqual([found('new'), false]);
});

test('a value that expired long ago is replaced by the new one, unless that takes long', async () => {
  const { make, get } = setUp(found('old'), found('new'));
  await get();
  jest.advanceTimersByTime(60 * MINUTE_MS);
  expect(await get()).toEqual(found('new'));
  jest.advanceTimersByTime(60 * MINUTE_MS);
  make.mockReturnValue(new Promise(() => {}));
  const wait = jest.spyOn(timers, 'setTimeout').mockResolvedValueOnce(undefined);
  expect(await get()).toEqual(found('new'));
  expect(wait).toHaveBeenCalledWith(2_000, undefined, expect.anything());
});

test('a value that is not complete is revalidated within a minute', async () => {
  const parts = ['one', 'two', 'one and two'];
  const get = staleIfError(
    'test',
    async () => found(parts.shift() ?? ''),
    (value) => value.includes('and'),
  );
  const seen: Result<string>[] = [];
  for (let second = 0; second < 60; second += 10) {
    seen.push(await get());
    await jest.advanceTimersByTimeAsync(10_000);
  }
  expect(seen.at(-1)).toEqual(found('one and two'));
});

test('the last good value is served while revalidation fails, which is retried within a minute', async () => {
  const { make, get } = setUp(found('good'), UNAVAILABLE, UNAVAILABLE, found('new'));
  await get();
  jest.advanceTimersByTime(6 * MINUTE_MS);
  for (let second = 0; second < 60; second += 1) {
    expect((await get()).state).toBe('found');
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(make).toHaveBeenCalledTimes(4);
  expect(await get()).toEqual(found('new'));
});

test('a page rendered with an old value after a failure is rendered again soon', async () => {
  const { get } = setUp(found('old'), UNAVAILABLE);
  await get();
  jest.advanceTimersByTime(6 * MINUTE_MS);
  await get();
  await jest.advanceTimersByTimeAsync(1_000);
  const renderedAt = Date.now();
  expect([await get(), usedStaleValueSince(renderedAt)]).toEqual([found('old'), true]);
});

test('calls after a refresh wait for the new value, and get the last good one if there is none', async () => {
  const { make, get } = setUp(found('old'), found('new'), UNAVAILABLE);
  await get();
  for (const _refresh of ['first', 'second']) {
    jest.advanceTimersByTime(MINUTE_MS);
    markRefreshed();
    jest.advanceTimersByTime(1);
    expect([...(await Promise.all([get(), get()])), await get()]).toEqual(Array(3).fill(found('new')));
  }
  expect(make).toHaveBeenCalledTimes(3);
});

test('a load after a refresh that takes long is not waited for, and a page rendered then is rendered again soon', async () => {
  const { make, get } = setUp(found('old'));
  await get();
  jest.advanceTimersByTime(1);
  markRefreshed();
  jest.advanceTimersByTime(1);
  make.mockReturnValue(new Promise(() => {}));
  const wait = jest.spyOn(timers, 'setTimeout').mockResolvedValue(undefined);
  const renderedAt = Date.now();
  expect(await Promise.all([get(), get()])).toEqual([found('old'), found('old')]);
  expect(wait).toHaveBeenCalledWith(2_000, undefined, expect.anything());
  expect(usedStaleValueSince(renderedAt)).toBe(true);
});

test('a load that began before a refresh is not waited for, and does not replace what is newer', async () => {
  const { make, get } = setUp(found('old'));
  await get();
  jest.advanceTimersByTime(6 * MINUTE_MS);
  const loads: ((value: Result<string>) => void)[] = [];
  make.mockImplementation(() => new Promise((resolve) => loads.push(resolve)));
  await get();
  jest.advanceTimersByTime(1);
  markRefreshed();
  jest.advanceTimersByTime(1);
  const renewed = get();
  loads[1]?.(found('new'));
  expect(await renewed).toEqual(found('new'));
  loads[0]?.(found('old'));
  await jest.advanceTimersByTimeAsync(0);
  expect(await get()).toEqual(found('new'));
});

test('a value loaded while the clock was ahead is replaced once the clock is right', async () => {
  const { get } = setUp(found('next year'), found('this year'));
  await get();
  jest.setSystemTime(now - 365 * 24 * 60 * MINUTE_MS);
  expect(await get()).toEqual(found('this year'));
});

test('a first failure is returned, and not cached', async () => {
  const { get } = setUp(UNAVAILABLE, found('good'));
  expect(await get()).toEqual(UNAVAILABLE);
  expect(await get()).toEqual(found('good'));
});

test('what throws counts as an outage, and is logged with its stack', async () => {
  const make = jest.fn(async (): Promise<Result<string>> => Promise.reject(new Error('no words')));
  expect(await staleIfError('test', make)()).toEqual(UNAVAILABLE);
  expect(log.error).toHaveBeenCalledWith('staleIfError.failed', {
    name: 'test',
    reason: expect.stringMatching(/^Error: no words\n +at /),
  });
});
