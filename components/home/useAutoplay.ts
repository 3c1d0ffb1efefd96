import { useEffect, useEffectEvent, useState } from 'react';
import { REDUCED_MOTION } from '@/components/ui/design/reducedMotion';
import { savesData } from '@/lib/server/document/savesData.browser';

/** Time between slides, milliseconds (docs/requirements.md, Carousel). */
const AUTOPLAY_MS = 2_000;
/** Pause after a visitor’s own step, milliseconds (docs/requirements.md, Carousel). */
const STEP_PAUSE_MS = 10_000;

/** Autoplay costs motion and data: every slide loads another picture. */
const prefersPause = (): boolean => matchMedia(REDUCED_MOTION).matches || savesData();

/** Touch screens leave `:hover` on the last touched element, so it counts only with a mouse. */
const hasPointer = (stage: Element): boolean =>
  stage.matches(matchMedia('(hover: hover)').matches ? ':hover' : ':active');

type Autoplay = {
  isPlaying: boolean;
  /** Paused after a visitor’s own step. */
  isResting: boolean;
  toggle: () => void;
  /** Call on each step by the visitor. */
  rest: () => void;
};

/**
 * Advances a carousel automatically. It pauses while the stage has the pointer or the focus, while it is scrolled out of
 * view or the page is hidden, and for ten seconds after a visitor’s own step; with reduced motion or data it starts
 * paused.
 */
export function useAutoplay(stage: HTMLElement | null, advance: () => void): Autoplay {
  const [isPlaying, setPlaying] = useState(() => !prefersPause());
  const [steps, setSteps] = useState(0);

  useEffect(() => {
    const reducedMotion = matchMedia(REDUCED_MOTION);
    const change = (): void => {
      if (reducedMotion.matches) setPlaying(false);
    };
    reducedMotion.addEventListener('change', change);
    return () => reducedMotion.removeEventListener('change', change);
  }, []);

  const advanceUnlessPaused = useEffectEvent((): void => {
    // A click leaves the focus on its button, so only visible focus pauses the carousel.
    if (!stage || hasPointer(stage) || document.hidden || stage.querySelector(':focus-visible')) return;
    // Out of view it would only use the battery, and load pictures.
    if (stage.getBoundingClientRect().bottom < 0) return;
    advance();
    setSteps(0);
  });

  useEffect(() => {
    if (!isPlaying) return;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = (milliseconds: number): void => {
      timer = setTimeout(() => {
        schedule(AUTOPLAY_MS);
        advanceUnlessPaused();
      }, milliseconds);
    };
    schedule(steps > 0 ? STEP_PAUSE_MS : AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, steps]);

  const toggle = (): void => {
    setSteps(0);
    setPlaying(!isPlaying);
  };
  return { isPlaying, isResting: steps > 0, toggle, rest: () => setSteps((count) => count + 1) };
}
