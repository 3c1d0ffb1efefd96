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
  const listeners = new Set<() => void>();
  const go = (to: number): void => {
    index = (to + TOTAL) % TOTAL;
    for (const listener of listeners) listener();
  };
  return {
    selectedScrollSnap: () => index,
    scrollNext: jest.fn(() => go(index + 1)),
    scrollPrev: jest.fn(() => go(index - 1)),
    scrollTo: jest.fn(go),
    on: (_name: string, listener: () => void) => listeners.add(listener),
    off: (_name: string, listener: () => void) => listeners.delete(listener),
  };
}

let carousel: ReturnType<typeof createCarousel>;
let stage: HTMLElement;
let viewport: HTMLElement;
let hovered: boolean;
let isHidden: boolean;

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function show({ asks = '' } = {}) {
  window.matchMedia = ((query: string) => ({
    matches: query === asks,
  })) as typeof window.matchMedia;
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
  hovered = false;
  isHidden = false;
  jest.spyOn(stage, 'matches').mockImplementation(() => hovered);
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

test.each([
  ['hovered', 'pointerenter', 'pointerleave'],
  ['focused', 'focusin', 'focusout'],
])('while it is %s it rests, afterwards it goes on', (_what, begin, end) => {
  show();
  hovered = true;
  fireEvent(stage, new Event(begin));
  wait(10_000);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
  hovered = false;
  fireEvent(stage, new Event(end));
  wait(2_000);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(1);
});

test('a pointer that leaves while the focus stays does not set it going', () => {
  show();
  fireEvent(stage, new Event('focusin'));
  fireEvent(stage, new Event('pointerenter'));
  hovered = true;
  fireEvent(stage, new Event('pointerleave'));
  wait(10_000);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
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
])('%s moves by one, and from then on it rests', (name, index, position) => {
  show();
  fireEvent.click(screen.getByRole('button', { name }));
  expect(carousel.selectedScrollSnap()).toBe(index);
  expect(screen.getByText(position)).toBeInTheDocument();
  wait(10_000);
  expect(carousel.selectedScrollSnap()).toBe(index);
});

const drag = (moved: number) => {
  const at = (type: string, clientX: number) => fireEvent(viewport, Object.assign(new Event(type), { clientX }));
  at('pointerdown', 200);
  at('pointerup', 200 + moved);
  wait(100);
};

test.each([
  [-79, true],
  [79, true],
  [-80, false],
  [300, false],
])('a drag by %i pixels goes back to where it began: %s, and it rests from then on', (moved, isBack) => {
  show();
  wait(2_000);
  drag(moved);
  if (isBack) expect(carousel.scrollTo).toHaveBeenCalledWith(1);
  else expect(carousel.scrollTo).not.toHaveBeenCalled();
  wait(10_000);
  expect(carousel.scrollNext).toHaveBeenCalledTimes(1);
});

test('gone, it moves nothing any more', () => {
  show().unmount();
  wait(10_000);
  expect(carousel.scrollNext).not.toHaveBeenCalled();
});
