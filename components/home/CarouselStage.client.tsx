'use client';

import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CarouselMotionProps, CarouselWords } from '@/components/home/carousel';
import styles from '@/components/home/HomeCarousel.module.scss';

type Props = { words: CarouselWords; slides: ReactNode[]; children: ReactNode };

/** Time in view after which the carousel moves on by itself: what moves it is not asked for before. */
const REST_MS = 2_000;

/**
 * Pictures side by side in a strip to scroll. What moves it by itself arrives when the first move is due, or with the
 * visitor’s first touch: who scrolls on or leaves before that never loads it.
 */
export function CarouselStage({ words, slides, children }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const [Motion, setMotion] = useState<ComponentType<CarouselMotionProps> | null>(null);

  const begin = async (): Promise<void> => {
    const { CarouselMotion } = await import('@/components/home/CarouselMotion.client');
    setMotion(() => CarouselMotion);
  };

  const beginAfterRest = useEffectEvent(() => setTimeout(() => void begin(), REST_MS));

  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(rest);
      if (entry?.isIntersecting) rest = beginAfterRest();
    });
    observer.observe(node);
    return () => {
      clearTimeout(rest);
      observer.disconnect();
    };
  }, []);

  return (
    <section
      className={styles.stage}
      aria-roledescription="carousel"
      aria-label={words.label}
      onPointerEnter={() => void begin()}
      onFocus={() => void begin()}
    >
      {/* Before the pictures it stands over, and in a box of its own: on a slow line the words are there first. */}
      <div>
        <div className={styles.foot}>
          {children}
          <div className={styles.place}>
            {Motion && viewport.current && <Motion viewport={viewport.current} words={words} />}
          </div>
        </div>
      </div>
      <div ref={viewport} className={styles.viewport} data-moving={Motion ? true : undefined}>
        <div className={styles.track}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the ARIA carousel pattern, not a fieldset
            <div
              key={words.slides[index]}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={words.slides[index]}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
