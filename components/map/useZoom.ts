import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { boundZoom, MIN_ZOOM, zoomedScroll } from '@/components/map/zoom';
import type { Point } from '@/lib/map/geometry';

const middle = (one: Touch, other: Touch): Point => ({
  x: (one.clientX + other.clientX) / 2,
  y: (one.clientY + other.clientY) / 2,
});

const distanceOf = (one: Touch, other: Touch): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** Zoom of a scrollable viewport: set by `zoomTo`, by a pinch, and by the wheel with Ctrl. A resize keeps the part shown. */
export function useZoom(viewport: RefObject<HTMLDivElement | null>) {
  const current = useRef(MIN_ZOOM);
  const [zoom, setZoom] = useState(MIN_ZOOM);

  const zoomTo = useCallback(
    (wanted: number, at?: Point): void => {
      const box = viewport.current;
      if (!box) return;
      const next = boundZoom(wanted);
      const factor = next / current.current;
      const frame = box.getBoundingClientRect();
      const x = at ? at.x - frame.left : frame.width / 2;
      const y = at ? at.y - frame.top : frame.height / 2;
      const left = zoomedScroll(box.scrollLeft, x, factor);
      const top = zoomedScroll(box.scrollTop, y, factor);
      current.current = next;
      box.style.setProperty('--zoom', String(next));
      box.toggleAttribute('data-zoomed', next > MIN_ZOOM);
      box.scrollTo(left, top);
      setZoom(next);
    },
    [viewport],
  );

  useEffect(() => {
    const box = viewport.current;
    if (!box) return;
    /** Between the two fingers of a pinch; 0 without one. */
    let distance = 0;
    const start = ({ touches: [one, other, third] }: TouchEvent): void => {
      distance = one && other && !third ? distanceOf(one, other) : 0;
    };
    const move = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      if (!distance || !one || !other) return;
      event.preventDefault();
      const before = distance;
      distance = distanceOf(one, other);
      zoomTo((current.current * distance) / before, middle(one, other));
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(current.current * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    };
    // In widths of the box, with which the drawing grows. A smaller one may have limited `scrollLeft` and `scrollTop` already.
    let left = 0;
    let top = 0;
    const scroll = (): void => {
      left = box.scrollLeft / box.clientWidth;
      top = box.scrollTop / box.clientWidth;
    };
    const resize = (): void => box.scrollTo(left * box.clientWidth, top * box.clientWidth);
    const ended = new AbortController();
    const { signal } = ended;
    addEventListener('resize', resize, { signal });
    box.addEventListener('scroll', scroll, { signal });
    box.addEventListener('touchstart', start, { signal, passive: true });
    box.addEventListener('touchmove', move, { signal, passive: false });
    box.addEventListener('wheel', wheel, { signal, passive: false });
    return () => ended.abort();
  }, [viewport, zoomTo]);

  return { zoom, zoomTo };
}
