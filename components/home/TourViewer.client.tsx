'use client';

import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { createPanorama, type Panorama } from '@/components/home/drawPanorama';
import { loadPanorama } from '@/components/home/loadPanorama';
import { dragged, START, toScreen, toView, turned, type View } from '@/components/home/panoramaView';
import styles from '@/components/home/TourViewer.module.scss';
import type { Hotspot, PanoramaFiles, TourWords } from '@/components/home/tour';
import { useOrientation } from '@/components/home/useOrientation';

/** More pixels than this the graphics of a phone draw late, and an eye does not tell. */
const MAX_DENSITY = 2;

type Props = {
  files: PanoramaFiles;
  hotspots: readonly Hotspot[];
  words: TourWords;
  onClose: () => void;
  /** The browser cannot draw it. */
  onFailure: () => void;
};

/**
 * The panorama around its visitor. It moves when they move it and never by itself. A finger turns it from side to side
 * and leaves the way up and down to the page, which could not be scrolled past otherwise.
 */
export function TourViewer({ files, hotspots, words, onClose, onFailure }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const panorama = useRef<Panorama | null>(null);
  const view = useRef<View>(START);
  const [isReady, setReady] = useState(false);

  const draw = useCallback((): void => {
    const stage = box.current;
    const target = canvas.current;
    if (!stage || !target || !panorama.current) return;
    const { clientWidth, clientHeight } = stage;
    const density = Math.min(window.devicePixelRatio, MAX_DENSITY);
    const [width, height] = [Math.round(clientWidth * density), Math.round(clientHeight * density)];
    if (target.width !== width || target.height !== height) Object.assign(target, { width, height });
    panorama.current.draw(view.current);
    for (const hotspot of hotspots) {
      const link = links.current.get(hotspot.id);
      const at = toScreen(hotspot, view.current, clientWidth / clientHeight);
      if (!link) continue;
      link.hidden = !at;
      if (at) {
        link.style.left = `${((at.x + 1) / 2) * 100}%`;
        link.style.top = `${((1 - at.y) / 2) * 100}%`;
      }
    }
  }, [hotspots]);

  const show = useCallback(
    (next: View): void => {
      view.current = next;
      requestAnimationFrame(draw);
    },
    [draw],
  );

  useEffect(() => {
    let isGone = false;
    const stage = box.current;
    const begin = async (): Promise<void> => {
      const image = await loadPanorama(files, (stage?.clientWidth ?? 0) * window.devicePixelRatio);
      if (isGone || !canvas.current) return;
      panorama.current = createPanorama(canvas.current, image);
      if (!panorama.current) throw new Error('no WebGL');
      setReady(true);
      draw();
    };
    begin().catch(() => {
      if (!isGone) onFailure();
    });
    stage?.focus({ preventScroll: true });
    const resized = new ResizeObserver(draw);
    if (stage) resized.observe(stage);
    return () => {
      isGone = true;
      resized.disconnect();
      panorama.current?.end();
    };
  }, [files, draw, onFailure]);

  const phone = useOrientation((change) =>
    show(toView({ ...view.current, yaw: view.current.yaw + change.yaw, pitch: view.current.pitch + change.pitch })),
  );

  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : turned(view.current, event.key);
    if (!next) return;
    event.preventDefault();
    show(next);
  };

  const move = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons !== 1) return;
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) event.currentTarget.setPointerCapture(event.pointerId);
    show(dragged(view.current, event.movementX, event.movementY, event.currentTarget.clientHeight));
  };

  const zoom = (key: '+' | '-') => () => show(turned(view.current, key) ?? view.current);

  return (
    <div className={styles.viewer}>
      <div
        ref={box}
        className={styles.stage}
        role="application"
        aria-label={words.label}
        aria-describedby="tour-hint"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what one turns with the arrow keys must be reachable by keyboard
        tabIndex={0}
        onKeyDown={press}
        onPointerMove={move}
        onDragStart={(event) => event.preventDefault()}
      >
        <canvas ref={canvas} />
        {isReady ? null : <p role="status">{words.loading}</p>}
        {hotspots.map(({ id, name, href }) => (
          <a
            key={id}
            ref={(link) => {
              if (link) links.current.set(id, link);
            }}
            className={styles.spot}
            href={href}
            hidden
          >
            {name}
          </a>
        ))}
      </div>
      <div className={styles.tools}>
        <button type="button" aria-label={words.in} onClick={zoom('+')}>
          <span aria-hidden="true">+</span>
        </button>
        <button type="button" aria-label={words.out} onClick={zoom('-')}>
          <span aria-hidden="true">−</span>
        </button>
        {phone.isAble && (
          <button type="button" aria-pressed={phone.isFollowing} onClick={() => void phone.toggle()}>
            {phone.isFollowing ? words.still : words.motion}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
      <p id="tour-hint" className={styles.hint}>
        {words.hint}
      </p>
    </div>
  );
}
