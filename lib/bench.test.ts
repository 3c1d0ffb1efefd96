/** @jest-environment node */
import { BUSY, createBench } from '@/lib/bench.mjs';

/** Pieces of work that end when they are told to. */
function works(count: number) {
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

test('so many work at once, so many wait, and the rest are told at once', async () => {
  const { pieces, running, end } = works(6);
  const bench = createBench({ places: 2, queue: 2 });
  const answers = pieces.map((piece) => bench(piece));
  expect(running).toEqual([0, 1]);
  expect(await Promise.all(answers.slice(4))).toEqual([BUSY, BUSY]);
  end(1);
  await settle();
  expect(running).toEqual([0, 1, 2]);
  end(0);
  end(2);
  await settle();
  end(3);
  expect(await Promise.all(answers.slice(0, 4))).toEqual([0, 1, 2, 3]);
});

test('work that fails gives its place back', async () => {
  const bench = createBench({ places: 1, queue: 1 });
  const fails = () => Promise.reject(new Error('no'));
  const both = [bench(fails), bench(fails)];
  await expect(both[0]).rejects.toThrow('no');
  await expect(both[1]).rejects.toThrow('no');
  expect(await bench(async () => 'again')).toBe('again');
});
