/** Whether the visitor saves data, by either browser API. */
export const savesData = (): boolean =>
  Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData) ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
