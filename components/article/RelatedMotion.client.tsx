'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useLayoutEffect, useState } from 'react';
import styles from '@/components/article/RelatedCarousel.module.scss';
import { Chevron } from '@/components/ui/design/icons';
import { CAROUSEL_MOTION } from '@/components/ui/design/reducedMotion';
import type { Messages } from '@/lib/i18n/messages';

type Props = { viewport: HTMLElement; messages: Messages['RelatedCarousel'] };

/** The index of the slide that the visitor has scrolled to. */
const scrolledTo = (viewport: HTMLElement): number =>
  Math.round(viewport.scrollLeft / (viewport.querySelector('li')?.offsetWidth || 1));

/** Moves a rendered carousel by drag and arrows, starting from the slide it is scrolled to. */
export function RelatedMotion({ viewport, messages }: Props) {
  const [startIndex] = useState(() => scrolledTo(viewport));
  const [attach, carousel] = useEmblaCarousel({ ...CAROUSEL_MOTION, loop: true, align: 'start', startIndex });

  // Before the browser paints, so that the slides do not jump.
  useLayoutEffect(() => {
    viewport.scrollLeft = 0;
    attach(viewport);
  }, [attach, viewport]);

  return (
    <div className={styles.arrows}>
      <button type="button" aria-label={messages.previous} onClick={() => carousel?.scrollPrev()}>
        <Chevron to="previous" />
      </button>
      <button type="button" aria-label={messages.next} onClick={() => carousel?.scrollNext()}>
        <Chevron to="next" />
      </button>
    </div>
  );
}
