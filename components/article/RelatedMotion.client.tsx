'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import styles from '@/components/article/RelatedCarousel.module.scss';
import { REDUCED_MOTION } from '@/lib/pictures/carousel';

export type RelatedMotionProps = {
  viewport: HTMLElement;
  words: { previous: string; next: string };
  /** The carousel loops when it has more than one item (docs/requirements.md, Article). */
  canLoop: boolean;
};

/** Embla on a row that is already there, and its arrows. */
export function RelatedMotion({ viewport, words, canLoop }: RelatedMotionProps) {
  const [attach, carousel] = useEmblaCarousel({ ...REDUCED_MOTION, loop: canLoop, align: 'start' });

  useEffect(() => attach(viewport), [attach, viewport]);

  if (!canLoop) return null;
  return (
    <div className={styles.arrows}>
      <button type="button" aria-label={words.previous} onClick={() => carousel?.scrollPrev()}>
        <svg width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path d="M10 2 4 8l6 6" />
        </svg>
      </button>
      <button type="button" aria-label={words.next} onClick={() => carousel?.scrollNext()}>
        <svg width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path d="m6 2 6 6-6 6" />
        </svg>
      </button>
    </div>
  );
}
