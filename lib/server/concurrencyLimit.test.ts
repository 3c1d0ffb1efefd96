import { createConcurrencyLimit, QUEUE_FULL } from '@/lib/server/concurrencyLimit';

/** Pieces of work that end when they are told to. */
function createWork(count: number) {
  const running: number[] = [];
  const ends: (() => void)[] = [];
  const pieces = Array.from({ length: count }, (_, index) => () => {
    running.push(index);
    return new Promise<number>((resolve) => {
      ends[index] = () => resolve(index);
    });
  });
  return { pieces, running, end: (index: number) => ends[index]?.() };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('some pieces run at once, some wait, and the rest are refused at once', async () => {
  const { pieces, running, end } = createWork(6);
  const limit = createConcurrencyLimit({ concurrency: 2, queue: 2 });
  const results = pieces.map((piece) => limit(piece));
  await settle();
  expect(running).toEqual([0, 1]);
  expect(await Promise.all(results.slice(4))).toEqual([QUEUE_FULL, QUEUE_FULL]);
  end(1);
  await settle();
  expect(running).toEqual([0, 1, 2]);
  end(0);
  end(2);
  await settle();
  end(3);
  expect(await Promise.all(results.slice(0, 4))).toEqual([0, 1, 2, 3]);
});

test('work that fails releases its slot', async () => {
  const limit = createConcurrencyLimit({ concurrency: 1, queue: 1 });
  const fails = () => Promise.reject(new Error('no'));
  const both = [limit(fails), limit(fails)];
  await expect(both[0]).rejects.toThrow('no');
  await expect(both[1]).rejects.toThrow('no');
  expect(await limit(async () => 'again')).toBe('again');
});
