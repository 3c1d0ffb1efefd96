/** @jest-environment node */

import { CircuitOpen, createBreaker } from '@/lib/cms/remote/breaker';
import { log } from '@/lib/server/log';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const working = async () => 'answer';
const failing = () => Promise.reject(new Error('broken'));

let check: jest.Mock<Promise<unknown>>;
let run: ReturnType<typeof createBreaker>;
let now: number;

beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  check = jest.fn(failing);
  run = createBreaker(check);
});

/** Fails for so many addresses, one after the other. */
async function failFor(addresses: number): Promise<void> {
  for (let number = 0; number < addresses; number += 1) {
    await expect(run(`/article/${number}`, failing)).rejects.toThrow('broken');
  }
  await new Promise(setImmediate);
}

test('any number of failing addresses rest nobody else while the check is answered', async () => {
  check.mockImplementation(working);
  await failFor(100);
  expect(check).toHaveBeenCalledTimes(20);
  expect(await run('/config', working)).toBe('answer');
  expect(log.error).not.toHaveBeenCalled();
});

test('four failing addresses rest nobody else', async () => {
  await failFor(4);
  expect(await run('/config', working)).toBe('answer');
});

test('an address that fails often is one address', async () => {
  for (let count = 0; count < 20; count += 1) await expect(run('/article/1', failing)).rejects.toThrow('broken');
  expect(await run('/config', working)).toBe('answer');
});

test('an answer in between begins the count anew', async () => {
  await failFor(4);
  await run('/config', working);
  await failFor(4);
  expect(await run('/config', working)).toBe('answer');
});

describe('a provider that is down', () => {
  beforeEach(() => failFor(5));

  test('is not asked for a second, and the log says so once', async () => {
    const call = jest.fn(working);
    now = 999;
    await expect(run('/config', call)).rejects.toThrow(CircuitOpen);
    expect(call).not.toHaveBeenCalled();
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledWith('provider.down');
  });

  test('is checked once a second, for all who come meanwhile', async () => {
    now = 1_000;
    check.mockClear();
    const call = jest.fn(working);
    const asked = await Promise.all(['/a', '/b', '/c'].map((path) => run(path, call).catch((error) => error)));
    for (const each of asked) expect(each).toBeInstanceOf(CircuitOpen);
    now = 1_999;
    await expect(run('/a', call)).rejects.toThrow(CircuitOpen);
    expect(check).toHaveBeenCalledTimes(1);
    expect(call).not.toHaveBeenCalled();
  });

  test('and answers the check is up again, for all who waited too', async () => {
    now = 1_000;
    check.mockImplementation(working);
    expect(await Promise.all(['/a', '/b', '/c'].map((path) => run(path, working)))).toEqual(Array(3).fill('answer'));
    expect(log.info).toHaveBeenCalledWith('provider.up');
    await failFor(4);
    expect(await run('/config', working)).toBe('answer');
  });

  test('and hangs makes nobody wait for long', async () => {
    now = 1_000;
    check.mockImplementation(() => new Promise(() => {}));
    await expect(run('/b', working)).rejects.toThrow(CircuitOpen);
  });
});
