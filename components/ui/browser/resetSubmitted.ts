/**
 * Resets a submitted form as its page goes into the back/forward cache, so that on the way back the fields have what the
 * URL says. A form that was only typed into keeps its values.
 */
export function resetSubmitted(): void {
  // At the window, where React has handled the event: a form that it submits itself stays on the page.
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented) return;
    addEventListener('pagehide', () => (target as HTMLFormElement).reset(), { once: true });
  });
}
