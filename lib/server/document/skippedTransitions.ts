const ignore = (): void => {};

/**
 * Handles the promise of a transition between two documents that the browser skips, on the way back for example: Safari
 * reports its rejection as an error otherwise.
 */
export function handleSkippedTransitions(): void {
  for (const type of ['pageswap', 'pagereveal'] as const) {
    window.addEventListener(type, ({ viewTransition }) => void viewTransition?.ready.catch(ignore));
  }
}
