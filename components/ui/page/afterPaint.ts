/**
 * Runs a task after the next paint, so that the response to a key press or a tap is visible first (interaction to next
 * paint).
 *
 * @param signal cancels the task, for instance on the next key press
 */
export function afterPaint(work: () => void, signal?: AbortSignal): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!signal?.aborted) work();
    }),
  );
}
