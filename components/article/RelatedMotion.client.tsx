'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import styles from '@/components/article/RelatedCarousel.module.scss';
import { Chevron } from '@/components/ui/design/icons';
import { UNLESS_REDUCED } from '@/components/ui/design/reducedMotion';

type Props = {
  viewport: HTMLElement;
  words: { previous: string; next: string };
  /** The carousel loops when it has more than one item (docs/requirements.md, Article). */
  canLoop: boolean;
};

/** Moves a rendered carousel by drag and arrows. */
export function RelatedMotion({ viewport, words, canLoop }: Props) {
  const [attach, carousel] = useEmblaCarousel({ ...UNLESS_REDUCED, loop: canLoop, align: 'start' });

  useEffect(() => attach(viewport), [attach, viewport]);

  if (!canLoop) return null;
  return (
    <div className={styles.arrows}>
      <button type="button" aria-label={words.previous} onClick={() => carousel?.scrollPrev()}>
        <Chevron to="previous" />
      </button>
      <button type="button" aria-label={words.next} onClick={() => carousel?.scrollNext()}>
        <Chevron to="next" />
      </button>
    </div>
  );
}
