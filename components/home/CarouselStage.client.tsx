'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { CarouselMotionProps, CarouselWords } from '@/components/home/carousel';
import styles from '@/components/home/HomeCarousel.module.scss';

type Props = { words: CarouselWords; slides: ReactNode[]; children: ReactNode };

/** Pictures side by side in a strip that scrolls by itself; what moves it arrives when the page has come to rest. */
export function CarouselStage({ words, slides, children }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const [Motion, setMotion] = useState<ComponentType<CarouselMotionProps> | null>(null);

  useEffect(() => {
    let isGone = false;
    const begin = async (): Promise<void> => {
      const { CarouselMotion } = await import('@/components/home/CarouselMotion.client');
      if (!isGone) setMotion(() => CarouselMotion);
    };
    const whenIdle = (): void => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => void begin(), { timeout: 3_000 });
      else setTimeout(() => void begin(), 1_000);
    };
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
    return () => {
      isGone = true;
      window.removeEventListener('load', whenIdle);
    };
  }, []);

  return (
    <section className={styles.stage} aria-roledescription="carousel" aria-label={words.label}>
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
      <div className={styles.foot}>
        {children}
        {Motion && viewport.current && <Motion viewport={viewport.current} words={words} />}
      </div>
    </section>
  );
}
