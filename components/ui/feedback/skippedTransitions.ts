const ignore = (): void => {};

/**
 * Handles the promise of a transition between two documents that the browser skips: Safari rejects that of a document in
 * its back/forward cache once the visitor returns, which would be reported as an error.
 */
export function handleSkippedTransitions(): void {
  for (const type of ['pageswap', 'pagereveal'] as const) {
    addEventListener(type, ({ viewTransition }) => void viewTransition?.ready.catch(ignore));
  }
}
