/** @jest-environment node */
import { log } from '@/lib/log';
import { createBreaker, ProviderRests } from '@/lib/provider/remote/breaker';

jest.mock('@/lib/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const working = async () => 'answer';
const failing = () => Promise.reject(new Error('broken'));

let run: ReturnType<typeof createBreaker>;
let now: number;

beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  run = createBreaker();
});

/** Fails for so many addresses, one after the other. */
async function failFor(addresses: number): Promise<void> {
  for (let number = 0; number < addresses; number += 1) {
    await expect(run(`/article/${number}`, failing)).rejects.toThrow('broken');
  }
}

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
    await expect(run('/config', call)).rejects.toThrow(ProviderRests);
    expect(call).not.toHaveBeenCalled();
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledWith('provider.down');
  });

  test('is asked by one call a second, whose failure all share who waited', async () => {
    now = 1_000;
    const call = jest.fn(failing);
    const asked = ['/a', '/b', '/c'].map((path) => run(path, call).catch((error) => error));
    const [first, ...others] = await Promise.all(asked);
    expect(first).toEqual(new Error('broken'));
    for (const other of others) expect(other).toBeInstanceOf(ProviderRests);
    expect(call).toHaveBeenCalledTimes(1);
    now = 1_999;
    await expect(run('/a', call)).rejects.toThrow(ProviderRests);
  });

  test('and answers again is up again, for all who waited too', async () => {
    now = 1_000;
    expect(await Promise.all(['/a', '/b', '/c'].map((path) => run(path, working)))).toEqual(Array(3).fill('answer'));
    expect(log.info).toHaveBeenCalledWith('provider.up');
    await failFor(4);
    expect(await run('/config', working)).toBe('answer');
  });

  test('and hangs makes nobody but the one who asks wait for it', async () => {
    now = 1_000;
    void run('/a', () => new Promise(() => {}));
    await expect(run('/b', working)).rejects.toThrow(ProviderRests);
  });
});
