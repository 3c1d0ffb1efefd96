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

/** A carousel that only knows at which slide it is. */
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
    /** Lets a swipe go, to where its speed would lead. */
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

/** Tells that the visitor’s wish changed. */
let change: () => void;
const wishes = new Set<string>();

function show({ asks = '' } = {}) {
  wishes.clear();
  wishes.add(asks);
  window.matchMedia = ((query: string) => ({
    get matches() {
      return wishes.has(query);
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

test('it goes on to the next picture every two seconds, without end', () => {
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

test('the picture that is shown and those beside it load, others wait for their turn', () => {
  viewport.innerHTML = '<div role="group"></div>'.repeat(TOTAL);
  const near = () =>
    [...viewport.children].flatMap((slide, index) => ('near' in (slide as HTMLElement).dataset ? [index] : []));
  show();
  expect(near()).toEqual([0, 1, 6]);
  wait(2_000);
  expect(near()).toEqual([0, 1, 2, 6]);
});

test('it says where it is, aloud only when it does not move by itself', () => {
  show();
  wait(2_000);
  expect(screen.getByText('2 of 7')).toHaveAttribute('aria-live', 'off');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByText('2 of 7')).toHaveAttribute('aria-live', 'polite');
});

test('it rests when paused, and goes on when played', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(10_000);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(2_000);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(1);
});

test.each(['motion', 'data'])('who prefers little %s sees it at rest, and may start it', (what) => {
  show({ asks: `(prefers-reduced-${what}: reduce)` });
  wait(10_000);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(2_000);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(1);
});

test('it rests when the visitor asks for less motion meanwhile', () => {
  show();
  wishes.add('(prefers-reduced-motion: reduce)');
  act(() => change());
  wait(10_000);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
});

const hold = (type: string) => fireEvent(stage, new Event(type));

/** Focus that shows, or not, on something in the stage. */
const focusShows = (shows: boolean) =>
  jest
    .spyOn(stage, 'querySelector')
    .mockImplementation((selector) => (selector === ':focus-visible' && shows ? viewport : null));

test.each([
  ['the pointer', () => hold('pointerenter'), () => hold('pointerleave')],
  ['the focus', () => focusShows(true), () => focusShows(false)],
])('while %s is on it, it rests; afterwards it goes on', (_what, begin, end) => {
  show();
  begin();
  wait(10_000);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
  end();
  wait(2_000);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(1);
});

test('a pointer that leaves while the focus stays does not set it going', () => {
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
])('%s on it before its script counts: moves in ten seconds', (_what, asks, moves) => {
  jest.spyOn(stage, 'matches').mockImplementation((selector) => selector === ':hover');
  show({ asks });
  wait(10_000);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(moves);
});

test('while the page is hidden it rests', () => {
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
])('%s moves by one, and after ten seconds without another step it goes on', (name, index, position) => {
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

test('paused, a step does not set it going', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  wait(30_000);
  expect(carousel.selectedScrollSnap()).toBe(1);
});

type Pointer = { isPrimary?: boolean; clientX: number; clientY?: number };
const point = (node: EventTarget, type: string, { isPrimary = true, clientX, clientY = 0 }: Pointer) =>
  fireEvent(node as Window, Object.assign(new Event(type, { bubbles: true }), { isPrimary, clientX, clientY }));

/** Where a swipe from the second picture leads, when its speed alone would lead to `bySpeed`. */
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
])('a swipe of %s leads where its length says', (_what, movedX, how, index) => {
  show();
  act(() => carousel.scrollTo(1));
  expect(swipe(movedX, how)).toBe(index);
});

test('a swipe is a step, a shorter one is none', () => {
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

test('gone, it moves nothing any more', () => {
  show().unmount();
  wait(10_000);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
});
