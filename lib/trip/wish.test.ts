import type { WishInputs } from '@/lib/routing/wishFields';
import { parseWish, toClock, type WishError } from '@/lib/trip/wish';

const TODAY = '2026-11-24';

const ERRORS: [inputs: WishInputs, error: WishError][] = [
  [{}, 'time'],
  [{ from: '09:00' }, 'time'],
  [{ from: '09:00', to: '24:00' }, 'time'],
  [{ from: '9', to: '12:60' }, 'time'],
  [{ from: '09:00', to: '11:00', day: '2026-02-30' }, 'day'],
  [{ from: '11:00', to: '09:00' }, 'order'],
  [{ from: '11:00', to: '11:00' }, 'order'],
  [{ from: '11:00', to: '11:29' }, 'short'],
];

test.each(ERRORS)('%j: %s', (inputs, error) => {
  expect(parseWish(inputs, TODAY)).toEqual({ error });
});

test('times with a point or one digit are times', () => {
  expect(parseWish({ from: '9.05', to: '9:35' }, TODAY)).toEqual({
    wish: { from: 545, to: 575, day: TODAY, children: false, steps: false, rain: false },
  });
});

test('the day and the wishes of the form count', () => {
  expect(parseWish({ from: '09:00', to: '17:00', day: '2027-05-01', rain: 'yes', steps: 'yes' }, TODAY)).toEqual({
    wish: { from: 540, to: 1020, day: '2027-05-01', children: false, steps: true, rain: true },
  });
});

test('a minute of the day is a time of two digits each', () => {
  expect([0, 545, 1439].map(toClock)).toEqual(['00:00', '09:05', '23:59']);
});
