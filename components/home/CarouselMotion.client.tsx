'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import type { CarouselMotionProps } from '@/components/home/carousel';
import styles from '@/components/home/HomeCarousel.module.scss';
import { CALM_CAROUSEL } from '@/lib/content/carousel';
import { HOME_SWIPE_PX } from '@/lib/content/swipe';
import { savesData } from '@/lib/savesData';

/** Time between slides, milliseconds (docs/requirements.md, Carousel). */
const AUTOPLAY_MS = 2_000;

/** Who asked for calm, or for little data: each slide is one more picture. */
const wantsRest = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches || savesData();

/** Lets the picture that is shown load, and those on both sides of it. */
function bringNear(viewport: HTMLElement, shown: number): void {
  const slides = [...viewport.querySelectorAll('[role="group"]')];
  for (const step of [-1, 0, 1]) slides.at((shown + step) % slides.length)?.setAttribute('data-near', '');
}

/**
 * Moves the carousel: on by itself every two seconds, without end, one picture at a time. It rests while hovered or
 * focused, while the page is hidden, for good once a control is used, and from the start under reduced motion or data.
 */
export function CarouselMotion({ viewport, words }: CarouselMotionProps) {
  const [attach, carousel] = useEmblaCarousel({ ...CALM_CAROUSEL, loop: true, duration: 30 });
  const [isPlaying, setPlaying] = useState(() => !wantsRest());
  const [selected, setSelected] = useState(0);
  const isHeld = useRef(false);

  useEffect(() => attach(viewport), [attach, viewport]);

  useEffect(() => bringNear(viewport, selected), [viewport, selected]);

  useEffect(() => {
    if (!carousel) return;
    const select = (): void => setSelected(carousel.selectedScrollSnap());
    carousel.on('select', select);
    return () => void carousel.off('select', select);
  }, [carousel]);

  useEffect(() => {
    const stage = viewport.parentElement;
    if (!carousel || !stage) return;
    const hold = (): void => {
      isHeld.current = true;
    };
    const release = (): void => {
      isHeld.current = stage.matches(':hover, :focus-within');
    };
    const pairs = [
      ['pointerenter', hold],
      ['pointerleave', release],
      ['focusin', hold],
      ['focusout', release],
    ] as const;
    for (const [name, listener] of pairs) stage.addEventListener(name, listener);
    const timer = setInterval(() => {
      if (isPlaying && !isHeld.current && !document.hidden) carousel.scrollNext();
    }, AUTOPLAY_MS);
    return () => {
      clearInterval(timer);
      for (const [name, listener] of pairs) stage.removeEventListener(name, listener);
    };
  }, [carousel, isPlaying, viewport]);

  useEffect(() => {
    if (!carousel) return;
    let from = { x: 0, index: 0 };
    const down = ({ clientX }: PointerEvent): void => {
      from = { x: clientX, index: carousel.selectedScrollSnap() };
    };
    const up = ({ clientX }: PointerEvent): void => {
      setPlaying(false);
      if (Math.abs(clientX - from.x) < HOME_SWIPE_PX) requestAnimationFrame(() => carousel.scrollTo(from.index));
    };
    viewport.addEventListener('pointerdown', down);
    viewport.addEventListener('pointerup', up);
    return () => {
      viewport.removeEventListener('pointerdown', down);
      viewport.removeEventListener('pointerup', up);
    };
  }, [carousel, viewport]);

  const step = (move: () => void) => (): void => {
    setPlaying(false);
    move();
  };

  return (
    <div className={styles.controls}>
      <button type="button" aria-label={isPlaying ? words.pause : words.play} onClick={() => setPlaying(!isPlaying)}>
        <svg width="16" height="16" fill="currentColor" aria-hidden="true">
          <path d={isPlaying ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4 2v12l9-6z'} />
        </svg>
      </button>
      <button type="button" aria-label={words.previous} onClick={step(() => carousel?.scrollPrev())}>
        <svg width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path d="M10 2 4 8l6 6" />
        </svg>
      </button>
      <span className={styles.bars} aria-hidden="true">
        {words.slides.map((name, index) => (
          <i key={name} data-current={index === selected || undefined} />
        ))}
      </span>
      <button type="button" aria-label={words.next} onClick={step(() => carousel?.scrollNext())}>
        <svg width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path d="m6 2 6 6-6 6" />
        </svg>
      </button>
      <p className={styles.status} aria-live={isPlaying ? 'off' : 'polite'}>
        {words.slides[selected]}
      </p>
    </div>
  );
}
