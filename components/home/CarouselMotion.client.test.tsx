import { act, fireEvent, render, screen } from '@testing-library/react';
import useEmblaCarousel from 'embla-carousel-react';
import { CarouselMotion } from '@/components/home/CarouselMotion.client';

const TOTAL = 7;
const WORDS = {
  label: 'Views',
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause',
  play: 'Play',
  slides: Array.from({ length: TOTAL }, (_, index) => `${index + 1} of ${TOTAL}`),
};

jest.mock('embla-carousel-react', () => ({ __esModule: true, default: jest.fn() }));

/** A fake carousel that only tracks the selected slide. */
function createCarousel() {
  let index = 0;
  const listeners = { select: new Set<() => void>(), pointerUp: new Set<() => void>() };
  type Name = keyof typeof listeners;
  const go = (to: number): void => {
    index = (to + TOTAL) % TOTAL;
    for (const listener of listeners.select) listener();
  };
  return {
    selectedScrollSnap: () => index,
    scrollSnapList: () => Array.from({ length: TOTAL }, (_, snap) => snap / TOTAL),
    scrollNext: jest.fn(() => go(index + 1)),
    scrollPrev: jest.fn(() => go(index - 1)),
    scrollTo: jest.fn(go),
    on: (name: Name, listener: () => void) => listeners[name].add(listener),
    off: (name: Name, listener: () => void) => listeners[name].delete(listener),
    /** Releases a swipe, with the slide that Embla would select by its speed. */
    release: (to: number) => {
      go(to);
      for (const listener of listeners.pointerUp) listener();
    },
  };
}

let carousel: ReturnType<typeof createCarousel>;
let stage: HTMLElement;
let viewport: HTMLElement;
let isHidden: boolean;

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Fires the change event of the media queries. */
let change: () => void;
const matching = new Set<string>();

function show({ media = '' } = {}) {
  matching.clear();
  matching.add(media);
  window.matchMedia = ((query: string) => ({
    get matches() {
      return matching.has(query);
    },
    addEventListener: (_type: string, listener: () => void) => {
      change = listener;
    },
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  return render(<CarouselMotion viewport={viewport} words={WORDS} />);
}

beforeEach(() => {
  jest.useFakeTimers();
  carousel = createCarousel();
  jest
    .mocked(useEmblaCarousel)
    .mockReturnValue([jest.fn(), carousel] as unknown as ReturnType<typeof useEmblaCarousel>);
  stage = document.createElement('section');
  viewport = document.createElement('div');
  stage.append(viewport);
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

afterEach(() => jest.useRealTimers());

test('it advances every two seconds and loops', () => {
  show();
  wait(1_999);
  expect(carousel.selectedScrollSnap()).toBe(0);
  wait(1);
  expect(carousel.selectedScrollSnap()).toBe(1);
  wait(2_000 * TOTAL);
  expect(carousel.selectedScrollSnap()).toBe(1);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(TOTAL + 1);
  expect(useEmblaCarousel).toHaveBeenCalledWith(expect.objectContaining({ loop: true }));
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

test('the position is announced only while it does not move automatically', () => {
  show();
  wait(2_000);
  expect(screen.getByText('2 of 7')).toHaveAttribute('aria-live', 'off');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByText('2 of 7')).toHaveAttribute('aria-live', 'polite');
});

test('it can be paused and played', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(10_000);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(2_000);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(1);
});

test.each(['motion', 'data'])('with reduced %s it starts paused and can be played', (preference) => {
  show({ media: `(prefers-reduced-${preference}: reduce)` });
  wait(10_000);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(2_000);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(1);
});

test('it pauses when reduced motion is set meanwhile', () => {
  show();
  matching.add('(prefers-reduced-motion: reduce)');
  act(() => change());
  wait(10_000);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
});

const hold = (type: string) => fireEvent(stage, new Event(type));

/** Visible focus in the stage, or none. */
const focusShows = (shows: boolean) =>
  jest
    .spyOn(stage, 'querySelector')
    .mockImplementation((selector) => (selector === ':focus-visible' && shows ? viewport : null));

test.each([
  ['the pointer', () => hold('pointerenter'), () => hold('pointerleave')],
  ['the focus', () => focusShows(true), () => focusShows(false)],
])('it pauses while the stage has %s', (_cause, begin, end) => {
  show();
  begin();
  wait(10_000);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
  end();
  wait(2_000);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(1);
});

test('it stays paused when the pointer leaves but the focus remains', () => {
  show();
  focusShows(true);
  hold('pointerenter');
  hold('pointerleave');
  wait(10_000);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
});

test.each([
  ['a mouse that was', '(hover: hover)', 0],
  ['a finger that was', '', 5],
])('%s on it before its script loads: moves in ten seconds', (_pointer, media, moves) => {
  jest.spyOn(stage, 'matches').mockImplementation((selector) => selector === ':hover');
  show({ media });
  wait(10_000);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(moves);
});

test('it pauses while the page is hidden', () => {
  show();
  isHidden = true;
  wait(10_000);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
  isHidden = false;
  wait(2_000);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(1);
});

test.each([
  ['Next picture', 1, '2 of 7'],
  ['Previous picture', 6, '7 of 7'],
])('%s moves by one, and autoplay resumes after ten seconds', (name, index, position) => {
  show();
  const press = () => fireEvent.click(screen.getByRole('button', { name }));
  press();
  expect(carousel.selectedScrollSnap()).toBe(index);
  expect(screen.getByText(position)).toHaveAttribute('aria-live', 'polite');
  wait(9_999);
  expect(carousel.selectedScrollSnap()).toBe(index);
  press();
  const second = carousel.selectedScrollSnap();
  wait(9_999);
  expect(carousel.selectedScrollSnap()).toBe(second);
  carousel.scrollNext.mockClear();
  wait(1);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(1);
  wait(4_000);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(3);
});

test('a step does not start a paused carousel', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  wait(30_000);
  expect(carousel.selectedScrollSnap()).toBe(1);
});

type Pointer = { isPrimary?: boolean; clientX: number; clientY?: number };
const point = (node: EventTarget, type: string, { isPrimary = true, clientX, clientY = 0 }: Pointer) =>
  fireEvent(node as Window, Object.assign(new Event(type, { bubbles: true }), { isPrimary, clientX, clientY }));

/** The slide after a swipe from the second one, when Embla would select `bySpeed` by its speed. */
const swipe = (movedX: number, { bySpeed = 1, movedY = 0, end = 'pointerup' } = {}): number => {
  point(viewport, 'pointerdown', { clientX: 400 });
  point(window, end, { clientX: 400 + movedX, clientY: movedY });
  act(() => carousel.release(bySpeed));
  return carousel.selectedScrollSnap();
};

test.each([
  ['79 pixels', -79, {}, 1],
  ['79 pixels, fast', -79, { bySpeed: 2 }, 1],
  ['79 pixels back, fast', 79, { bySpeed: 0 }, 1],
  ['80 pixels', -80, {}, 2],
  ['80 pixels back', 80, {}, 0],
  ['300 pixels, so fast that it would pass two', -300, { bySpeed: 3 }, 2],
  ['100 pixels, on the way down the page', -100, { movedY: 200 }, 1],
  ['100 pixels, taken over by the browser', -100, { end: 'pointercancel' }, 1],
])('a swipe of %s moves by its length', (_swipe, movedX, how, index) => {
  show();
  act(() => carousel.scrollTo(1));
  expect(swipe(movedX, how)).toBe(index);
});

test('a swipe pauses autoplay, a short one does not', () => {
  show();
  swipe(-100);
  carousel.scrollNext.mockClear();
  wait(9_999);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
  wait(1);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(1);
  swipe(-20);
  wait(2_000);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(2);
});

test('it stops after unmounting', () => {
  show().unmount();
  wait(10_000);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
});
