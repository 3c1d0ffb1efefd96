/** Marks a document that was enlarged with two fingers: one finger then pans it, and swipes nothing. */
export function markZoom(): void {
  const viewport = visualViewport;
  viewport?.addEventListener('resize', () =>
    document.documentElement.toggleAttribute('data-zoomed', viewport.scale > 1.01),
  );
}
