import { act, renderHook } from '@testing-library/react';
import { useImport } from '@/components/ui/browser/useImport';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const CODE = { open: true };
const load = jest.fn<Promise<typeof CODE>, []>();

test('code that stalls or fails counts as failed, and loads when started again', async () => {
  const { result } = renderHook(() => useImport(load));
  const start = () => act(() => result.current.start());
  load.mockImplementation(() => new Promise(() => {}));
  await start();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(result.current.hasFailed).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(result.current.hasFailed).toBe(true);

  load.mockImplementation(async () => CODE);
  await start();
  expect(result.current).toMatchObject({ code: CODE, hasFailed: false });

  load.mockRejectedValue(new Error('no connection'));
  await start();
  expect(result.current.hasFailed).toBe(true);
});

test('code that arrives after an earlier start gave up is no failure', async () => {
  const { result } = renderHook(() => useImport(load));
  const start = () => act(() => result.current.start());
  const wait = () => act(() => jest.advanceTimersByTimeAsync(10_000));
  load.mockImplementation(() => new Promise(() => {}));
  await start();
  await wait();
  load.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 12_000, CODE)));
  await start();
  await wait();
  expect(result.current).toMatchObject({ code: undefined, hasFailed: true });
  await wait();
  expect(result.current).toMatchObject({ code: CODE, hasFailed: false });
});
