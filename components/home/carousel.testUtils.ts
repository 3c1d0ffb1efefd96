/** A fake Embla carousel that only tracks the selected slide. */
export function createCarousel(total: number) {
  let index = 0;
  const listeners = { select: new Set<() => void>(), pointerUp: new Set<() => void>() };
  const go = (to: number): void => {
    index = (to + total) % total;
    for (const listener of listeners.select) listener();
  };
  return {
    selectedScrollSnap: () => index,
    scrollSnapList: () => Array.from({ length: total }, (_, snap) => snap / total),
    scrollNext: jest.fn(() => go(index + 1)),
    scrollPrev: jest.fn(() => go(index - 1)),
    scrollTo: jest.fn(go),
    on: (name: keyof typeof listeners, listener: () => void) => listeners[name].add(listener),
    off: (name: keyof typeof listeners, listener: () => void) => listeners[name].delete(listener),
    /** The end of a swipe, with the slide that Embla selects by its speed. */
    release: (to: number) => {
      go(to);
      for (const listener of listeners.pointerUp) listener();
    },
  };
}
