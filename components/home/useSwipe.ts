import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useEffectEvent } from 'react';
import { HOME_SWIPE_PX, swipeStep, wrapIndex } from '@/lib/pictures/swipe';

/**
 * Decides by the length of a swipe alone whether the carousel moves one slide or returns. Embla also considers the speed,
 * so its decision is overridden on each release of the pointer.
 */
export function useSwipe(carousel: UseEmblaCarouselType[1], viewport: HTMLElement, onStep: () => void): void {
  const step = useEffectEvent(onStep);

  useEffect(() => {
    if (!carousel) return;
    let from: { x: number; y: number; index: number } | null = null;
    let target = 0;
    const down = ({ isPrimary, clientX, clientY }: PointerEvent): void => {
      if (!isPrimary) return;
      target = carousel.selectedScrollSnap();
      from = { x: clientX, y: clientY, index: target };
    };
    const up = ({ type, isPrimary, clientX, clientY }: PointerEvent): void => {
      if (!from || !isPrimary) return;
      const moved = type === 'pointercancel' ? 0 : swipeStep(clientX - from.x, clientY - from.y, HOME_SWIPE_PX);
      target = wrapIndex(from.index, moved, carousel.scrollSnapList().length);
      from = null;
      carousel.scrollTo(target);
      if (moved !== 0) step();
    };
    const settle = (): void => carousel.scrollTo(target);
    carousel.on('pointerUp', settle);
    const unmounted = new AbortController();
    const { signal } = unmounted;
    viewport.addEventListener('pointerdown', down, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', up, { signal });
    return () => {
      carousel.off('pointerUp', settle);
      unmounted.abort();
    };
  }, [carousel, viewport]);
}
