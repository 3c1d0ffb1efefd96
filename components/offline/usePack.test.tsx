import { act, renderHook, waitFor } from '@testing-library/react';
import { usePack } from '@/components/offline/usePack';

/** Caches with the manifest of the pack of each build: complete or not. */
function setPacks(packs: Record<string, boolean>): void {
  const responseOf = (build: string) => ({
    json: async () => ({ build, language: 'en', items: [{ kind: 'page', href: '/tax', bytes: 1, version: build }] }),
    headers: new Headers({ 'X-Saved-At': '2026-11-01T10:00:00.000Z', ...(packs[build] && { 'X-Pack-Whole': '1' }) }),
  });
  const open = async (name: string) => ({
    match: async () => responseOf(name.split(':')[1] ?? ''),
    keys: async () => [],
  });
  const keys = async () => Object.keys(packs).map((build) => `kotor-pack:${build}:en`);
  Object.defineProperty(window, 'caches', { configurable: true, value: { keys, open } });
}

test.each([
  ['that of a new build is downloaded', { b1: true, b2: false }, 'saved'],
  ['none is complete', { b1: false, b2: false }, 'partly'],
])('the state of two packs while %s', async (_while, packs, kind) => {
  setPacks(packs);
  const { result } = renderHook(() => usePack('en', jest.fn()));
  await waitFor(() => expect(result.current.state.kind).not.toBe('loading'));
  expect(result.current.state.kind).toBe(kind);
});

test('where the browser denies storage, the site offers nothing to save', async () => {
  const keys = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.defineProperty(window, 'caches', { value: { keys } });
  const reportNothing = jest.fn();
  renderHook(() => usePack('en', reportNothing));
  await waitFor(() => expect(reportNothing).toHaveBeenCalled());
});

describe('without a service worker', () => {
  beforeEach(() => {
    setPacks({});
    global.fetch = jest.fn(
      async () => ({ ok: true, json: async () => ({ build: 'b1', language: 'en', items: [] }) }) as Response,
    );
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  const save = async (ready: Promise<unknown>, register = async () => {}) => {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready, register } });
    const { result } = renderHook(() => usePack('en', jest.fn()));
    await waitFor(() => expect(result.current.state.kind).toBe('none'));
    act(() => void result.current.save());
    expect(result.current.state.kind).toBe('saving');
    return result;
  };
  const nothingIn = (kind: 'later' | null) => expect.objectContaining({ kind: 'none', error: kind });

  test.each([
    ['that never becomes active', () => new Promise(() => {})],
    ['that the browser denies', () => Promise.reject(new DOMException('denied', 'SecurityError'))],
  ])('nothing is downloaded: one %s', async (_one, ready) => {
    const result = await save(ready());
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(result.current.state).toEqual(nothingIn('later'));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('one whose installation a broken connection ended is registered again', async () => {
    const register = jest.fn(async () => {});
    await save(new Promise(() => {}), register);
    expect(register).toHaveBeenCalledWith('/sw.js');
  });

  test('the wait for one can be cancelled', async () => {
    const result = await save(new Promise(() => {}));
    await act(async () => result.current.cancel());
    expect(result.current.state).toEqual(nothingIn(null));
  });
});
