'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { type MouseEvent, useEffect, useState } from 'react';
import styles from '@/components/home/HomeCarousel.module.scss';
import { useAutoplay } from '@/components/home/useAutoplay';
import { useSwipe } from '@/components/home/useSwipe';
import { Chevron } from '@/components/ui/design/icons';
import { CAROUSEL_MOTION } from '@/components/ui/design/reducedMotion';
import type { Messages } from '@/lib/i18n/messages';

type Props = {
  viewport: HTMLElement;
  messages: Messages['Carousel'];
  /** The accessible names of the slides: ‘1 of 7’. */
  names: readonly string[];
};

/** Allows the selected picture and its neighbours to load, and exposes the selected one alone to screen readers. */
function showSlide(viewport: HTMLElement, shown: number): void {
  const slides = [...viewport.querySelectorAll('[role="group"]')];
  for (const [index, slide] of slides.entries()) slide.setAttribute('aria-hidden', String(index !== shown));
  for (const step of [-1, 0, 1]) slides.at((shown + step) % slides.length)?.setAttribute('data-near', '');
}

/** Moves the carousel: automatically, by swipes and by its controls. */
export function CarouselMotion({ viewport, messages, names }: Props) {
  const [attach, carousel] = useEmblaCarousel({ ...CAROUSEL_MOTION, loop: true });
  const [selected, setSelected] = useState(0);
  const { isPlaying, isResting, toggle, rest } = useAutoplay(viewport.parentElement, () => carousel?.scrollNext());
  useSwipe(carousel, viewport, rest);

  // Browsers without `@media (scripting)` let visitors scroll the strip until then.
  useEffect(() => {
    viewport.scrollLeft = 0;
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => showSlide(viewport, selected), [viewport, selected]);

  useEffect(() => {
    if (!carousel) return;
    const select = (): void => setSelected(carousel.selectedScrollSnap());
    carousel.on('select', select);
    return () => void carousel.off('select', select);
  }, [carousel]);

  const step = (move: () => void) => (): void => {
    rest();
    move();
  };

  // The second click of a double click does not undo the first one.
  const press = ({ detail }: MouseEvent): void => {
    if (detail < 2) toggle();
  };

  return (
    <div className={styles.controls}>
      <button type="button" aria-label={isPlaying ? messages.pause : messages.play} onClick={press}>
        <svg width="16" height="16" fill="currentColor" aria-hidden="true">
          <path d={isPlaying ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4 2v12l9-6z'} />
        </svg>
      </button>
      <button type="button" aria-label={messages.previous} onClick={step(() => carousel?.scrollPrev())}>
        <Chevron to="previous" />
      </button>
      <span className={styles.bars} aria-hidden="true">
        {names.map((name, index) => (
          <i key={name} data-current={index === selected || undefined} />
        ))}
      </span>
      <button type="button" aria-label={messages.next} onClick={step(() => carousel?.scrollNext())}>
        <Chevron to="next" />
      </button>
      <p className="visually-hidden" aria-live={isPlaying && !isResting ? 'off' : 'polite'}>
        {names[selected]}
      </p>
    </div>
  );
}
