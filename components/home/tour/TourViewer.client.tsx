'use client';

import { type KeyboardEvent, useState } from 'react';
import { toView, viewAfterDrag, viewAfterKey } from '@/components/home/tour/panoramaView';
import styles from '@/components/home/tour/TourViewer.module.scss';
import type { Hotspot, PanoramaFiles, TourMessages } from '@/components/home/tour/tour';
import { useOrientation } from '@/components/home/tour/useOrientation';
import { usePanorama } from '@/components/home/tour/usePanorama';
import { useDrag } from '@/components/ui/browser/useDrag';
import { Chevron } from '@/components/ui/design/icons';

type Props = {
  files: PanoramaFiles;
  hotspots: readonly Hotspot[];
  messages: TourMessages;
  onClose: () => void;
  /** Called when the panorama cannot be loaded or drawn. */
  onFailure: () => void;
};

/**
 * The interactive panorama; it never moves by itself. A finger turns it sideways only: vertical moves scroll the page,
 * or nobody could scroll past the panorama.
 */
export function TourViewer({ messages, onClose, onFailure, ...given }: Props) {
  // A refresh of the page passes new objects, which would load the panorama again.
  const [{ files, hotspots }] = useState(given);
  const { box, canvas, view, isReady, show } = usePanorama(files, hotspots, onFailure);

  const orientation = useOrientation((change) =>
    show(toView({ ...view.current, yaw: view.current.yaw + change.yaw, pitch: view.current.pitch + change.pitch })),
  );

  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : viewAfterKey(view.current, event.key);
    if (!next) return;
    event.preventDefault();
    show(next);
  };

  const drag = useDrag((x, y, box) => show(viewAfterDrag(view.current, x, y, box.clientHeight)));

  const press = (key: string) => () => show(viewAfterKey(view.current, key) ?? view.current);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the stage work on its buttons too
    <div className={styles.viewer} onKeyDown={handleKey}>
      <div
        ref={box}
        className={styles.stage}
        role="application"
        aria-label={messages.label}
        aria-describedby="tour-hint"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn it, so it must be focusable
        tabIndex={0}
        {...drag}
      >
        <canvas ref={canvas} />
        {!isReady && <p role="status">{messages.loading}</p>}
        {hotspots.map(({ id, name, href }) => (
          <a key={id} className={styles.hotspot} href={href} hidden>
            {name}
          </a>
        ))}
      </div>
      <div className={styles.tools}>
        <button type="button" aria-label={messages.left} onClick={press('ArrowLeft')}>
          <Chevron to="previous" />
        </button>
        <button type="button" aria-label={messages.right} onClick={press('ArrowRight')}>
          <Chevron to="next" />
        </button>
        <button className={styles.vertical} type="button" aria-label={messages.up} onClick={press('ArrowUp')}>
          <Chevron to="previous" />
        </button>
        <button className={styles.vertical} type="button" aria-label={messages.down} onClick={press('ArrowDown')}>
          <Chevron to="next" />
        </button>
        <button type="button" aria-label={messages.in} onClick={press('+')}>
          <span aria-hidden="true">+</span>
        </button>
        <button type="button" aria-label={messages.out} onClick={press('-')}>
          <span aria-hidden="true">−</span>
        </button>
        {orientation.isSupported && (
          <button type="button" aria-pressed={orientation.isFollowing} onClick={() => void orientation.toggle()}>
            {orientation.isFollowing ? messages.still : messages.motion}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {messages.close}
        </button>
      </div>
      <p id="tour-hint" className={styles.hint}>
        {messages.hint}
      </p>
    </div>
  );
}
