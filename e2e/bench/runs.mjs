/** How often each thing is measured; `BENCH_RUNS=1` for a quick look. */
export const RUNS = Number(process.env.BENCH_RUNS ?? 5);

/**
 * Measures the same thing several times, one after the other.
 *
 * @template T
 * @param {() => Promise<T>} once
 */
export async function often(once) {
  /** @type {T[]} */
  const values = [];
  for (let run = 0; run < RUNS; run += 1) values.push(await once());
  return values;
}
