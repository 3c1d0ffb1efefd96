import { AsyncResource } from 'node:async_hooks';
import pLimit from 'p-limit';
import { waitForResizeSlot, withResizeSlot } from '@/lib/server/resizeSlot';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Optimizes images that wait for their turn after `load`; each goes on until `ends` is called for it. */
function setUp(concurrency: number) {
  const limit = pLimit(concurrency);
  const decoded: string[] = [];
  const ends: Record<string, () => void> = {};
  const optimize = (name: string, load: Promise<void> = Promise.resolve()) =>
    withResizeSlot(limit, async () => {
      await load;
      await waitForResizeSlot();
      decoded.push(name);
      await new Promise<void>((resolve) => {
        ends[name] = resolve;
      });
    });
  return { limit, decoded, ends, optimize };
}

test('only as many originals are decoded at once as the limit says', async () => {
  const { decoded, ends, optimize } = setUp(2);
  for (const name of ['a', 'b', 'c', 'd']) void optimize(name);
  await settle();
  expect(decoded).toEqual(['a', 'b']);
  ends.a?.();
  await settle();
  expect(decoded).toEqual(['a', 'b', 'c']);
});

test('one whose original hangs takes no slot', async () => {
  const { decoded, optimize } = setUp(1);
  void optimize('hangs', new Promise(() => {}));
  void optimize('a');
  await settle();
  expect(decoded).toEqual(['a']);
});

test('one that fails releases its slot, and one that asks after its end takes none', async () => {
  const { limit, decoded, optimize } = setUp(1);
  let late = (): Promise<void> => Promise.resolve();
  const failing = withResizeSlot(limit, async () => {
    await waitForResizeSlot();
    late = AsyncResource.bind(waitForResizeSlot);
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  await late();
  void optimize('a');
  await settle();
  expect(decoded).toEqual(['a']);
});

test('outside of the optimizer nothing waits', async () => {
  await expect(waitForResizeSlot()).resolves.toBeUndefined();
});
