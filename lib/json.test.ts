import { fetchJson, string } from '@/lib/json';

const URL = '/api/cards';

/** Rejects when aborted, as what `fetch` returns. */
const hang = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
global.fetch = fetchMock;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each<[name: string, fetch: typeof fetchMock]>([
  ['a response that never comes', jest.fn((_, init) => hang(init?.signal))],
  [
    'a body that stalls',
    jest.fn(async (_, init) => ({ ok: true, json: () => hang(init?.signal) }) as unknown as Response),
  ],
])('%s is given up', async (_name, response) => {
  fetchMock.mockImplementation(response);
  const outcome = fetchJson(URL, string).catch((error: Error) => error.name);
  await jest.advanceTimersByTimeAsync(14_000);
  await expect(Promise.race([outcome, 'waiting'])).resolves.toBe('waiting');
  await jest.advanceTimersByTimeAsync(2_000);
  await expect(Promise.race([outcome, 'waiting'])).resolves.toBe('AbortError');
});

test('its caller can give it up before', async () => {
  fetchMock.mockImplementation((_, init) => hang(init?.signal));
  const controller = new AbortController();
  const outcome = fetchJson(URL, string, controller.signal).catch((error: Error) => error.name);
  controller.abort();
  await expect(outcome).resolves.toBe('AbortError');
});
