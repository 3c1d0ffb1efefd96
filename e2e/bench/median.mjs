/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Three digits tell enough. @param {number} value */
export const rounded = (value) => Number(value.toPrecision(Math.abs(value) >= 1_000 ? 4 : 3));
