'use client';

import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styles from '@/components/map/MapStage.module.scss';
import { boundZoom, MAX_ZOOM, MIN_ZOOM, ZOOM_STEP, zoomedScroll } from '@/components/map/zoom';
import type { Sheet } from '@/lib/map/sheets';

type Props = {
  sheet: Sheet;
  words: { label: string; zoom: string; in: string; out: string; whole: string };
  /** The drawing. */
  children: ReactNode;
};

type Point = { x: number; y: number };

const middle = (touches: TouchList): Point => ({
  x: ((touches[0]?.clientX ?? 0) + (touches[1]?.clientX ?? 0)) / 2,
  y: ((touches[0]?.clientY ?? 0) + (touches[1]?.clientY ?? 0)) / 2,
});

const spread = (touches: TouchList): number =>
  Math.hypot(
    (touches[0]?.clientX ?? 0) - (touches[1]?.clientX ?? 0),
    (touches[0]?.clientY ?? 0) - (touches[1]?.clientY ?? 0),
  );

/**
 * A scrollable viewport for a drawing that can be zoomed. Scrolling with a finger, the wheel and the arrow keys is left to
 * the browser; only a pinch and the wheel with Ctrl, which is how a touch pad reports a pinch, are handled here.
 */
export function MapStage({ sheet, words, children }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const current = useRef(MIN_ZOOM);
  const [zoom, setZoom] = useState(MIN_ZOOM);

  const zoomTo = useCallback((wanted: number, at?: Point): void => {
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
    box.scrollTo({ left, top, behavior: 'instant' });
    setZoom(next);
  }, []);

  useEffect(() => {
    const box = viewport.current;
    if (!box) return;
    let pinch: { spread: number; zoom: number } | null = null;
    const start = ({ touches }: TouchEvent): void => {
      pinch = touches.length === 2 ? { spread: spread(touches), zoom: current.current } : null;
    };
    const move = (event: TouchEvent): void => {
      if (!pinch || event.touches.length !== 2) return;
      event.preventDefault();
      zoomTo((pinch.zoom * spread(event.touches)) / pinch.spread, middle(event.touches));
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(current.current * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    };
    box.addEventListener('touchstart', start, { passive: true });
    box.addEventListener('touchmove', move, { passive: false });
    box.addEventListener('wheel', wheel, { passive: false });
    return () => {
      box.removeEventListener('touchstart', start);
      box.removeEventListener('touchmove', move);
      box.removeEventListener('wheel', wheel);
    };
  }, [zoomTo]);

  const handleDrag = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget;
    if (event.pointerType === 'mouse' && event.buttons === 1 && zoom > MIN_ZOOM) {
      box.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' });
    }
  };

  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === '+' || event.key === '=') zoomTo(zoom * ZOOM_STEP);
    if (event.key === '-') zoomTo(zoom / ZOOM_STEP);
    if (event.key === '0') zoomTo(MIN_ZOOM);
  };

  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a viewport is no fieldset */}
      <div
        ref={viewport}
        className={styles.viewport}
        data-sheet={sheet}
        role="group"
        aria-label={words.label}
        tabIndex={zoom > MIN_ZOOM ? 0 : undefined}
        onPointerMove={handleDrag}
        onKeyDown={handleKey}
        onDragStart={(event) => event.preventDefault()}
      >
        {children}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: three buttons are no fieldset */}
      <div className={styles.tools} role="group" aria-label={words.zoom}>
        <button
          type="button"
          aria-label={words.in}
          disabled={zoom >= MAX_ZOOM}
          onClick={() => zoomTo(zoom * ZOOM_STEP)}
        >
          <span aria-hidden="true">+</span>
        </button>
        <button
          type="button"
          aria-label={words.out}
          disabled={zoom <= MIN_ZOOM}
          onClick={() => zoomTo(zoom / ZOOM_STEP)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <button type="button" aria-label={words.whole} disabled={zoom <= MIN_ZOOM} onClick={() => zoomTo(MIN_ZOOM)}>
          <span aria-hidden="true">◱</span>
        </button>
      </div>
    </div>
  );
}
