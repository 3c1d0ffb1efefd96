import { act, fireEvent, render, screen } from '@testing-library/react';
import { HeaderFrame } from '@/components/ui/chrome/HeaderFrame.client';

const isShrunk = (): boolean => screen.getByRole('banner').hasAttribute('data-shrunk');

const scrollTo = (y: number): void => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
};

const show = () => render(<HeaderFrame>Kotor</HeaderFrame>);

beforeEach(() => scrollTo(0));

const WAYS: [rule: string, way: number[], isShrunkAtEnd: boolean][] = [
  ['it is large at the top', [0], false],
  ['it is large at 326 pixels', [326], false],
  ['it shrinks past 326 pixels', [327], true],
  ['it stays small on the way back to 186 pixels', [400, 326, 250, 186], true],
  ['it expands below 186 pixels', [400, 185], false],
  ['it does not shrink again before 326 pixels', [400, 185, 186, 250, 326], false],
  ['it shrinks again past them', [400, 185, 327], true],
  ['between the thresholds it stays what it was, large', [200, 300, 200], false],
];

test.each(WAYS)('%s', (_rule, way, expected) => {
  show();
  for (const y of way) scrollTo(y);
  expect(isShrunk()).toBe(expected);
});

test('a page restored at a scroll position has a small header at once', () => {
  scrollTo(1_000);
  show();
  expect(isShrunk()).toBe(true);
});

test.each([
  [0, 'picture'],
  [1, 'own'],
  [100, 'own'],
  [300, 'own'],
  [2_000, 'own'],
])('scrolled by %i pixels its background is of the kind ‘%s’', (y, ground) => {
  show();
  scrollTo(y);
  expect(screen.getByRole('banner')).toHaveAttribute('data-ground', ground);
});

test('it removes its listener when unmounted', () => {
  const remove = jest.spyOn(window, 'removeEventListener');
  show().unmount();
  act(() => scrollTo(500));
  expect(remove).toHaveBeenCalledWith('scroll', expect.any(Function));
});
