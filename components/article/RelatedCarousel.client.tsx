'use client';

import { Children, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '@/components/article/RelatedCarousel.module.scss';
import type { RelatedMotionProps } from '@/components/article/RelatedMotion.client';

type Props = { words: { previous: string; next: string }; children: ReactNode };

/** A row of cards to scroll; drag, arrows and the loop load when it comes near the view. */
export function RelatedCarousel({ words, children }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const [Motion, setMotion] = useState<ComponentType<RelatedMotionProps> | null>(null);
  const slides = Children.toArray(children);

  useEffect(() => {
    const node = viewport.current;
    if (!node || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void import('@/components/article/RelatedMotion.client').then(({ RelatedMotion }) =>
          setMotion(() => RelatedMotion),
        );
      },
      { rootMargin: '200px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.carousel} data-moving={Motion ? true : undefined}>
      <div ref={viewport} className={styles.viewport}>
        <ul className={styles.track}>
          {slides.map((slide, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides of a rendered page never change their order
            <li key={index} className={styles.slide}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {Motion && viewport.current && <Motion viewport={viewport.current} words={words} canLoop={slides.length > 1} />}
    </div>
  );
}
