/**
 * Does a piece of work for every item, so many at once.
 *
 * @template T
 * @param {Iterable<T>} items
 * @param {number} workers
 * @param {(item: T) => Promise<void>} work
 */
export async function abreast(items, workers, work) {
  const rest = items[Symbol.iterator]();
  const run = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: workers }, run));
}
