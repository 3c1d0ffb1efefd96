/**
 * Does something once the browser has painted what was just typed or touched, so that a letter never waits for what it
 * finds, nor a finger for what it opens.
 *
 * @param signal calls it off, for instance when the next letter is there
 */
export function afterPaint(work: () => void, signal?: AbortSignal): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!signal?.aborted) work();
    }),
  );
}
