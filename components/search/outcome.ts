import { type Found, type FoundEntry, NOTHING_FOUND } from '@/lib/content/search/search';

/** What was looked for, and what of all that was found is shown. */
export type Outcome = Found & { query: string };

export const NO_OUTCOME: Outcome = { query: '', ...NOTHING_FOUND };

/** Each answer brings entries of its own: they are told by their addresses. */
const isSame = (one: FoundEntry, other: FoundEntry | undefined): boolean =>
  one.entry.href === other?.entry.href && JSON.stringify(one.marks) === JSON.stringify(other.marks);

/**
 * The next thing to show on the way to what is wanted: from the top down so many of its results take their places, and
 * those that are there already stay the same objects.
 */
export function stepTowards(wanted: Outcome, shown: Outcome, atOnce: number): Outcome {
  let changes = 0;
  const results = wanted.results.flatMap((result, place) => {
    const before = shown.results[place];
    if (before && isSame(before, result)) return before;
    changes += 1;
    if (changes <= atOnce) return result;
    return before ?? [];
  });
  return { ...wanted, results };
}

/** Whether everything wanted is shown. */
export const isReached = (wanted: Outcome, { query, results }: Outcome): boolean =>
  query === wanted.query &&
  results.length === wanted.results.length &&
  results.every((result, place) => isSame(result, wanted.results[place]));
