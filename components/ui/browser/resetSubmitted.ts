/**
 * Resets a submitted form as its page goes into the back/forward cache, so that on Back the fields match the URL. A
 * form that was only typed into keeps its values.
 */
export function resetSubmitted(): void {
  // On the window, after React has handled the event: a form that React submits stays on the page.
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented) return;
    addEventListener('pagehide', () => (target as HTMLFormElement).reset(), { once: true });
  });
}
