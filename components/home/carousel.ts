/** Formatted messages of the carousel. */
export type CarouselWords = {
  label: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** ‘1 of 7’, one for each slide. */
  slides: string[];
};

export type CarouselMotionProps = { viewport: HTMLElement; words: CarouselWords };
