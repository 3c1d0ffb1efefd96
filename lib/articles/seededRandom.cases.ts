/** Numbers from 0 up to 1 that look random and are the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const below = (random: () => number, bound: number): number => Math.floor(random() * bound);

export function oneOf<T>(random: () => number, choices: readonly T[]): T {
  const choice = choices[below(random, choices.length)];
  if (choice === undefined) throw new Error('nothing to choose from');
  return choice;
}

/** `count` seeds, for `test.each`. */
export const seeds = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
