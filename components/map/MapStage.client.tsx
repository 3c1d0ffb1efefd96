'use client';

import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from '@/components/map/MapStage.module.scss';
import { useZoom } from '@/components/map/useZoom';
import { MAX_ZOOM, MIN_ZOOM, ZOOM_STEP } from '@/components/map/zoom';
import { useDrag } from '@/components/ui/browser/useDrag';

type Props = {
  /** Of the drawing, as in CSS. */
  aspectRatio: string;
  messages: { label: string; zoom: string; in: string; out: string; whole: string };
  /** The drawing. */
  children: ReactNode;
};

/**
 * A scrollable viewport for a drawing that can be zoomed. Scrolling with a finger, the wheel and the arrow keys is left to
 * the browser; only a pinch and the wheel with Ctrl, which is how a touch pad reports a pinch, are handled here.
 */
export function MapStage({ aspectRatio, messages, children }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const { zoom, zoomTo } = useZoom(viewport);

  const drag = useDrag(
    (x, y, box) => box.scrollBy(-x, -y),
    ({ pointerType }) => pointerType === 'mouse' && zoom > MIN_ZOOM,
  );

  const handleKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '+' || event.key === '=') zoomTo(zoom * ZOOM_STEP);
    if (event.key === '-') zoomTo(zoom / ZOOM_STEP);
    if (event.key === '0') zoomTo(MIN_ZOOM);
  };

  const steps: [sign: string, label: string, to: number, isOff: boolean][] = [
    ['+', messages.in, zoom * ZOOM_STEP, zoom >= MAX_ZOOM],
    ['−', messages.out, zoom / ZOOM_STEP, zoom <= MIN_ZOOM],
    ['', messages.whole, MIN_ZOOM, zoom <= MIN_ZOOM],
  ];

  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: three buttons are no fieldset */}
      <div className={styles.tools} role="group" aria-label={messages.zoom}>
        {steps.map(([sign, label, to, isOff]) => (
          <button
            key={sign}
            type="button"
            aria-label={label}
            aria-disabled={isOff || undefined}
            onClick={() => zoomTo(to)}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a viewport is no fieldset */}
      <div
        ref={viewport}
        className={styles.viewport}
        style={{ aspectRatio }}
        role="group"
        aria-label={messages.label}
        tabIndex={zoom > MIN_ZOOM ? 0 : -1}
        onKeyDown={handleKey}
        {...drag}
      >
        {children}
      </div>
    </div>
  );
}
