/** Whether the visitor asks for little data, by either of the two ways browsers know. */
export const savesData = (): boolean =>
  Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData) ||
  window.matchMedia('(prefers-reduced-data: reduce)').matches;
