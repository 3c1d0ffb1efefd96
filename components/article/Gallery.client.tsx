'use client';

import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import styles from '@/components/article/Gallery.module.scss';
import { useHydrated } from '@/components/ui/browser/useInBrowser';
import { Chevron } from '@/components/ui/design/icons';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import { GALLERY_SWIPE_PX, swipeStep, wrapIndex } from '@/lib/pictures/swipe';

type Props = {
  messages: Messages['Gallery'];
  /** Complete on the server. */
  slides: readonly ReactNode[];
};

const ARROWS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture at a time, wrapping around, by buttons, dots, swipe and arrow keys, and full screen in a dialog. */
export function Gallery({ messages, slides }: Props) {
  const [index, setIndex] = useState(0);
  const [isFull, setFull] = useState(false);
  // Without scripts all pictures are accessible, also to screen readers.
  const isHydrated = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  /** Where a swipe began. */
  const start = useRef<PointerEvent>(null);
  const names = slides.map((_, position) => fill(messages.goTo, { number: position + 1 }));
  const positionText = fill(messages.position, { current: index + 1, total: slides.length });

  const go = (step: number): void => setIndex((before) => wrapIndex(before, step, slides.length));

  /** After the next paint, so that the press gets a visible response first (interaction to next paint). */
  const openFull = (): void => {
    const open = (): void => {
      // A double click calls this twice, and an open dialog cannot be opened again.
      if (dialog.current?.open) return;
      dialog.current?.showModal();
      setFull(true);
    };
    requestAnimationFrame(() => setTimeout(open));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
    const step = ARROWS[event.key];
    if (step && !hasModifier) {
      event.preventDefault();
      go(step);
    }
  };

  const onPointerDown = (event: PointerEvent): void => {
    start.current = event.isPrimary && event.pointerType !== 'mouse' ? event : null;
  };

  // Not called when the browser takes over the gesture, to scroll or to pan an enlarged page.
  const onPointerUp = ({ clientX, clientY }: PointerEvent): void => {
    if (start.current)
      go(swipeStep(clientX - start.current.clientX, clientY - start.current.clientY, GALLERY_SWIPE_PX));
    // The next press may begin elsewhere.
    start.current = null;
  };

  const stage = (
    <div className={styles.stage} onPointerDown={onPointerDown} onPointerUp={onPointerUp}>
      <div className={styles.track} style={{ '--index': index } as CSSProperties}>
        {slides.map((slide, position) => (
          <div key={names[position]} className={styles.cell} inert={isHydrated && position !== index}>
            {slide}
          </div>
        ))}
      </div>
      <button className={styles.previous} type="button" aria-label={messages.previous} onClick={() => go(-1)}>
        <Chevron to="previous" />
      </button>
      <button className={styles.next} type="button" aria-label={messages.next} onClick={() => go(1)}>
        <Chevron to="next" />
      </button>
    </div>
  );

  // A figure, since the reading view of Firefox removes other elements with several pictures.
  return (
    <figure className={styles.gallery} aria-label={messages.label} onKeyDown={onKeyDown}>
      {stage}
      <div className={styles.bar}>
        <p aria-live="polite">{positionText}</p>
        <div className={styles.dots}>
          {names.map((name, position) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              aria-current={position === index || undefined}
              onClick={() => setIndex(position)}
            />
          ))}
        </div>
        <button className={styles.full} type="button" onClick={openFull}>
          {messages.fullScreen}
        </button>
      </div>
      <dialog ref={dialog} className={styles.dialog} aria-label={messages.label} onClose={() => setFull(false)}>
        <button className={styles.close} type="button" onClick={() => dialog.current?.close()}>
          {messages.close}
        </button>
        {isFull && stage}
        <p aria-live="polite">{positionText}</p>
      </dialog>
    </figure>
  );
}
