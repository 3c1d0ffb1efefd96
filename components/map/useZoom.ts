import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { boundZoom, MIN_ZOOM, zoomedScroll } from '@/components/map/zoom';
import type { Point } from '@/lib/map/geometry';

const middle = (touches: TouchList): Point => ({
  x: ((touches[0]?.clientX ?? 0) + (touches[1]?.clientX ?? 0)) / 2,
  y: ((touches[0]?.clientY ?? 0) + (touches[1]?.clientY ?? 0)) / 2,
});

const touchDistance = (touches: TouchList): number =>
  Math.hypot(
    (touches[0]?.clientX ?? 0) - (touches[1]?.clientX ?? 0),
    (touches[0]?.clientY ?? 0) - (touches[1]?.clientY ?? 0),
  );

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
    let pinch: { distance: number; zoom: number } | null = null;
    const start = ({ touches }: TouchEvent): void => {
      pinch = touches.length === 2 ? { distance: touchDistance(touches), zoom: current.current } : null;
    };
    const move = (event: TouchEvent): void => {
      if (!pinch || event.touches.length !== 2) return;
      event.preventDefault();
      zoomTo((pinch.zoom * touchDistance(event.touches)) / pinch.distance, middle(event.touches));
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(current.current * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    };
    let shown = { width: 1, left: 0, top: 0 };
    const scroll = (): void => {
      shown = { width: box.clientWidth, left: box.scrollLeft, top: box.scrollTop };
    };
    // The drawing grows with its box. A smaller one may have limited `scrollLeft` and `scrollTop` already.
    const resize = (): void => {
      const factor = box.clientWidth / shown.width;
      box.scrollTo(shown.left * factor, shown.top * factor);
    };
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener('resize', resize, { signal });
    box.addEventListener('scroll', scroll, { signal, passive: true });
    box.addEventListener('touchstart', start, { signal, passive: true });
    box.addEventListener('touchmove', move, { signal, passive: false });
    box.addEventListener('wheel', wheel, { signal, passive: false });
    return () => ended.abort();
  }, [viewport, zoomTo]);

  return { zoom, zoomTo };
}
