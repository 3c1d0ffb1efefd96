import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { savesData } from '@/lib/server/document/savesData';

/** Time between slides, milliseconds (docs/requirements.md, Carousel). */
const AUTOPLAY_MS = 2_000;
/** Rest after a visitor’s own step, milliseconds (docs/requirements.md, Carousel). */
const AFTER_STEP_MS = 10_000;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Visitors who asked for less motion, or for less data: each slide is one more picture. */
const wantsRest = (): boolean => window.matchMedia(REDUCED_MOTION).matches || savesData();

/** Touch screens leave `:hover` on what was touched last. */
const isHovered = (stage: Element): boolean => window.matchMedia('(hover: hover)').matches && stage.matches(':hover');

export type Autoplay = {
  isPlaying: boolean;
  /** Rests since a step of the visitor’s own. */
  isResting: boolean;
  toggle: () => void;
  /** To be called with each step of the visitor’s own. */
  rest: () => void;
};

/**
 * Moves a carousel on by itself. It rests while pointer or focus is on the stage, while the page is hidden, after a step of
 * the visitor’s own for ten seconds, and until it is played under reduced motion or data.
 */
export function useAutoplay(stage: HTMLElement | null, moveOn: () => void): Autoplay {
  const [isPlaying, setPlaying] = useState(() => !wantsRest());
  const [steps, setSteps] = useState(0);
  const hasPointer = useRef(false);

  useEffect(() => {
    const calm = window.matchMedia(REDUCED_MOTION);
    const change = (): void => {
      if (calm.matches) setPlaying(false);
    };
    calm.addEventListener('change', change);
    return () => calm.removeEventListener('change', change);
  }, []);

  useEffect(() => {
    if (!stage) return;
    hasPointer.current = isHovered(stage);
    const enter = (): void => {
      hasPointer.current = true;
    };
    const leave = (): void => {
      hasPointer.current = false;
    };
    stage.addEventListener('pointerenter', enter);
    stage.addEventListener('pointerleave', leave);
    return () => {
      stage.removeEventListener('pointerenter', enter);
      stage.removeEventListener('pointerleave', leave);
    };
  }, [stage]);

  const moveWhenFree = useEffectEvent((): void => {
    // A click leaves the focus on its button, which does not show it: only focus that shows holds the carousel.
    if (!stage || hasPointer.current || document.hidden || stage.querySelector(':focus-visible')) return;
    moveOn();
    setSteps(0);
  });

  useEffect(() => {
    if (!isPlaying) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (milliseconds: number): void => {
      timer = setTimeout(() => {
        wait(AUTOPLAY_MS);
        moveWhenFree();
      }, milliseconds);
    };
    wait(steps > 0 ? AFTER_STEP_MS : AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, steps]);

  const toggle = (): void => {
    setSteps(0);
    setPlaying(!isPlaying);
  };
  return { isPlaying, isResting: steps > 0, toggle, rest: () => setSteps((count) => count + 1) };
}
