import { act, fireEvent, render, screen } from '@testing-library/react';
import useEmblaCarousel from 'embla-carousel-react';
import { CarouselMotion } from '@/components/home/CarouselMotion.client';
import { CAROUSEL_MOTION } from '@/components/ui/design/reducedMotion';
import { MESSAGES } from '@/lib/i18n/messages';

const TOTAL = 7;
const NAMES = Array.from({ length: TOTAL }, (_, index) => `${index + 1} of ${TOTAL}`);

jest.mock('embla-carousel-react', () => ({ __esModule: true, default: jest.fn() }));

/** A fake Embla carousel that only tracks the selected slide. */
function createCarousel(total: number) {
  let index = 0;
  const listeners = { select: new Set<() => void>(), pointerUp: new Set<() => void>() };
  const go = (to: number): void => {
    index = (to + total) % total;
    for (const listener of listeners.select) listener();
  };
  return {
    selectedScrollSnap: () => index,
    scrollSnapList: () => Array.from({ length: total }, (_, snap) => snap / total),
    scrollNext: jest.fn(() => go(index + 1)),
    scrollPrev: jest.fn(() => go(index - 1)),
    scrollTo: jest.fn(go),
    on: (name: keyof typeof listeners, listener: () => void) => listeners[name].add(listener),
    off: (name: keyof typeof listeners, listener: () => void) => listeners[name].delete(listener),
    /** The end of a swipe, with the slide that Embla selects by its speed. */
    release: (to: number) => {
      go(to);
      for (const listener of listeners.pointerUp) listener();
    },
  };
}

let carousel: ReturnType<typeof createCarousel>;
let stage: HTMLElement;
let viewport: HTMLElement;

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** The media query that matches, and what fires its change event. */
let matching: string;
let changeMedia: () => void;

function show({ media = '' } = {}) {
  matching = media;
  window.matchMedia = ((query: string) => ({
    get matches() {
      return query === matching;
    },
    addEventListener: (_type: string, listener: () => void) => {
      changeMedia = listener;
    },
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  return render(<CarouselMotion viewport={viewport} messages={MESSAGES.en.Carousel} names={NAMES} />);
}

beforeEach(() => {
  jest.useFakeTimers();
  carousel = createCarousel(TOTAL);
  jest
    .mocked(useEmblaCarousel)
    .mockReturnValue([jest.fn(), carousel] as unknown as ReturnType<typeof useEmblaCarousel>);
  stage = document.createElement('section');
  viewport = document.createElement('div');
  stage.append(viewport);
  setHidden(false);
});

afterEach(() => jest.useRealTimers());

test('it advances every two seconds and loops', () => {
  show();
  expect(useEmblaCarousel).toHaveBeenCalledWith({ ...CAROUSEL_MOTION, loop: true });
  wait(1_999);
  expect(carousel.selectedScrollSnap()).toBe(0);
  wait(1 + 2_000 * TOTAL);
  expect(carousel.selectedScrollSnap()).toBe(1);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(TOTAL + 1);
});

test('a strip that was scrolled before the script arrived begins at its first picture', () => {
  viewport.scrollLeft = 570;
  show();
  expect(viewport.scrollLeft).toBe(0);
});

test('only the selected picture and its neighbours load', () => {
  viewport.innerHTML = '<div role="group"></div>'.repeat(TOTAL);
  const near = () =>
    [...viewport.children].flatMap((slide, index) => ('near' in (slide as HTMLElement).dataset ? [index] : []));
  show();
  expect(near()).toEqual([0, 1, 6]);
  wait(2_000);
  expect(near()).toEqual([0, 1, 2, 6]);
});

test('paused, it only moves by a step, and says where it is', () => {
  show();
  wait(2_000);
  expect(screen.getByText('2 of 7')).toHaveAttribute('aria-live', 'off');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByText('2 of 7')).toHaveAttribute('aria-live', 'polite');
  fireEvent.click(screen.getByRole('button', { name: 'Next image' }));
  wait(30_000);
  expect(carousel.selectedScrollSnap()).toBe(2);
});

test('a double click on ‘Pause’ pauses', () => {
  show();
  const button = screen.getByRole('button', { name: 'Pause' });
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect(button).toHaveAccessibleName('Play');
});

test('it pauses when reduced motion is set meanwhile', () => {
  show();
  matching = '(prefers-reduced-motion: reduce)';
  act(() => changeMedia());
  wait(10_000);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
});

test.each(['motion', 'data'])('with reduced %s it starts paused and can be played', (preference) => {
  show({ media: `(prefers-reduced-${preference}: reduce)` });
  wait(10_000);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(2_000);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(1);
});

/** What `:hover` or `:active` matches. */
const point = (selector: string | null) => jest.spyOn(stage, 'matches').mockImplementation((each) => each === selector);

const setHidden = (isHidden: boolean) => jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);

/** Visible focus in the stage, or none. */
const focusShows = (shows: boolean) =>
  jest
    .spyOn(stage, 'querySelector')
    .mockImplementation((selector) => (selector === ':focus-visible' && shows ? viewport : null));

/** Where the lower edge of the stage is in the window. */
const scrollTo = (bottom: number) => jest.spyOn(stage, 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect);

test.each([
  ['a mouse is on the stage', '(hover: hover)', () => point(':hover'), () => point(null)],
  ['a finger is on the stage', '', () => point(':active'), () => point(':hover')],
  ['the stage has the focus', '', () => focusShows(true), () => focusShows(false)],
  ['the page is hidden', '', () => setHidden(true), () => setHidden(false)],
  ['the stage is scrolled out of view', '', () => scrollTo(-1), () => scrollTo(1)],
])('it pauses while %s, even from before its script', (_cause, media, begin, end) => {
  begin();
  show({ media });
  wait(10_000);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
  end();
  wait(2_000);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(1);
});

test.each([
  ['Next image', 1, '2 of 7'],
  ['Previous image', 6, '7 of 7'],
])('%s moves by one, and autoplay resumes after ten seconds', (name, index, position) => {
  show();
  const press = () => fireEvent.click(screen.getByRole('button', { name }));
  press();
  expect(carousel.selectedScrollSnap()).toBe(index);
  expect(screen.getByText(position)).toHaveAttribute('aria-live', 'polite');
  wait(9_999);
  expect(carousel.selectedScrollSnap()).toBe(index);
  carousel.scrollNext.mockClear();
  wait(1);
  wait(4_000);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(3);
  expect(screen.getByText(/^\d of 7$/)).toHaveAttribute('aria-live', 'off');
});

/** A swipe by whose speed Embla would select the second slide. */
function swipe(movedX: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp'): void {
  fireEvent.pointerDown(viewport, { isPrimary: true, clientX: 400 });
  fireEvent[end](window, { isPrimary: true, clientX: 400 + movedX });
  act(() => carousel.release(1));
}

test('a swipe that the browser takes over does not move', () => {
  show();
  swipe(-100, 'pointerCancel');
  expect(carousel.selectedScrollSnap()).toBe(0);
});

test('a drag on an enlarged page is left to the browser, which moves the page', () => {
  const { watchDrag } = CAROUSEL_MOTION;
  expect(watchDrag()).toBe(true);
  document.documentElement.toggleAttribute('data-zoomed');
  expect(watchDrag()).toBe(false);
  document.documentElement.toggleAttribute('data-zoomed');
});

test('a swipe pauses autoplay, a short one does not', () => {
  show();
  swipe(-20);
  wait(2_000);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(1);
  swipe(-100);
  wait(9_999);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(1);
});
