import { CircuitOpen, createCircuitBreaker } from '@/lib/cms/remote/circuitBreaker';
import { log } from '@/lib/server/log';

const working = async () => 'value';
const failing = () => Promise.reject(new Error('broken'));

let check: jest.Mock<Promise<unknown>>;
let run: ReturnType<typeof createCircuitBreaker>;
let now: number;

beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  check = jest.fn(failing);
  run = createCircuitBreaker(check);
});

/** Fails for this many paths, one after another. */
async function failFor(paths: number, list = 'article'): Promise<void> {
  for (let number = 0; number < paths; number += 1) {
    await expect(run(`/${list}/${number}`, failing)).rejects.toThrow('broken');
  }
  await new Promise(setImmediate);
}

test('any number of failing paths leave others alone while the check succeeds', async () => {
  check.mockImplementation(working);
  await failFor(100);
  expect(check).toHaveBeenCalledTimes(20);
  expect(await run('/config', working)).toBe('value');
  expect(log.error).not.toHaveBeenCalled();
  expect(log.info).not.toHaveBeenCalled();
});

test('a path that fails often counts once', async () => {
  for (let count = 0; count < 20; count += 1) await expect(run('/article/1', failing)).rejects.toThrow('broken');
  expect(await run('/config', working)).toBe('value');
});

test('a success in between restarts the count', async () => {
  await failFor(4);
  await run('/config', working);
  await failFor(4, 'category');
  expect(check).not.toHaveBeenCalled();
  expect(await run('/config', working)).toBe('value');
});

describe('a provider that is down', () => {
  beforeEach(() => failFor(5));

  test('is not called for a second, which is logged once', async () => {
    const call = jest.fn(working);
    now = 999;
    await expect(run('/config', call)).rejects.toThrow(CircuitOpen);
    expect(call).not.toHaveBeenCalled();
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledWith('provider.down', { reason: 'Error: broken' });
  });

  test('is logged once for each reason', async () => {
    for (const [seconds, reason] of [
      [1, 'broken'],
      [2, 'status 404'],
      [3, 'broken'],
      [4, 'status 404'],
    ] as const) {
      now = seconds * 1_000;
      check.mockRejectedValue(new Error(reason));
      await expect(run('/config', working)).rejects.toThrow(CircuitOpen);
      await new Promise(setImmediate);
    }
    const reasons = jest.mocked(log.error).mock.calls.map(([, fields]) => fields?.reason);
    expect(reasons).toEqual(['Error: broken', 'Error: status 404']);
  });

  test.each([
    ['connect ECONNREFUSED', new Error('connect ECONNREFUSED')],
    ['ECONNREFUSED', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
  ])('is logged with the cause: “fetch failed” says nothing: %s', async (words, cause) => {
    now = 1_000;
    check.mockRejectedValue(new TypeError('fetch failed', { cause }));
    await expect(run('/config', working)).rejects.toThrow(CircuitOpen);
    await new Promise(setImmediate);
    const reason = `TypeError: fetch failed (${words})`;
    expect(log.error).toHaveBeenLastCalledWith('provider.down', { reason });
  });

  test('is checked once a second, for all who come meanwhile', async () => {
    now = 1_000;
    check.mockClear();
    const call = jest.fn(working);
    const errors = await Promise.all(['/a', '/b', '/c'].map((path) => run(path, call).catch((error) => error)));
    for (const each of errors) expect(each).toBeInstanceOf(CircuitOpen);
    now = 1_999;
    await expect(run('/a', call)).rejects.toThrow(CircuitOpen);
    expect(check).toHaveBeenCalledTimes(1);
    expect(call).not.toHaveBeenCalled();
  });

  test('and passes the check is up again, also for waiting calls', async () => {
    now = 1_000;
    check.mockImplementation(working);
    expect(await Promise.all(['/a', '/b', '/c'].map((path) => run(path, working)))).toEqual(Array(3).fill('value'));
    expect(log.info).toHaveBeenCalledWith('provider.up');
    await failFor(4);
    expect(await run('/config', working)).toBe('value');
  });

  test('and hangs makes nobody wait for long', async () => {
    now = 1_000;
    check.mockImplementation(() => new Promise(() => {}));
    await expect(run('/b', working)).rejects.toThrow(CircuitOpen);
  });
});
