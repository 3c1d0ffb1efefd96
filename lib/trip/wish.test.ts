import type { WishInputs } from '@/lib/routing/wishFields';
import { parseWish, toClock, toInputs, type Wish, type WishError } from '@/lib/trip/wish';

const TODAY = '2026-11-24';

const NO_WISHES = { round: 'town', children: false, steps: false, rain: false, without: [] };

const ERRORS: [inputs: WishInputs, error: WishError][] = [
  [{}, 'time'],
  [{ from: '09:00' }, 'time'],
  [{ from: '09:00', to: '24:00' }, 'time'],
  [{ from: '9', to: '12:60' }, 'time'],
  [{ from: '09:00', to: '11:00', day: '2026-02-30' }, 'day'],
  [{ from: '09:00', to: '11:00', day: '2026-11-23' }, 'past'],
  [{ from: '11:00', to: '09:00' }, 'order'],
  [{ from: '11:00', to: '11:00' }, 'order'],
  [{ from: '11:00', to: '11:29' }, 'short'],
];

test.each(ERRORS)('%j: %s', (inputs, error) => {
  expect(parseWish(inputs, TODAY)).toEqual({ error });
});

test('times with a point or one digit are times', () => {
  expect(parseWish({ from: '9.05', to: '9:35' }, TODAY)).toEqual({
    wish: { ...NO_WISHES, from: 545, to: 575, day: TODAY },
  });
});

test('the day and the wishes of the form count', () => {
  expect(parseWish({ from: '09:00', to: '17:00', day: '2027-05-01', rain: 'yes', steps: 'yes' }, TODAY)).toEqual({
    wish: { ...NO_WISHES, from: 540, to: 1020, day: '2027-05-01', steps: true, rain: true },
  });
});

test('another round and places to leave out count; an unknown round is the town', () => {
  const inputs = { from: '09:00', to: '17:00', without: 'sea-gate..cats-museum' };
  expect(parseWish({ ...inputs, round: 'perast' }, TODAY)).toMatchObject({
    wish: { round: 'perast', without: ['sea-gate', 'cats-museum'] },
  });
  expect(parseWish({ ...inputs, round: 'moon' }, TODAY)).toMatchObject({ wish: { round: 'town' } });
});

test('a minute of the day is a time of two digits each', () => {
  expect([0, 545, 1439].map(toClock)).toEqual(['00:00', '09:05', '23:59']);
});

test('a wish is written as the inputs it is parsed from', () => {
  const wishes: Wish[] = [
    { ...NO_WISHES, from: 545, to: 1020, day: TODAY, round: 'town' },
    {
      from: 480,
      to: 1439,
      day: '2027-05-01',
      round: 'perast',
      children: true,
      steps: true,
      rain: true,
      without: ['sea-gate', 'cats-museum'],
    },
  ];
  for (const wish of wishes) expect(parseWish(toInputs(wish), '2000-01-01')).toEqual({ wish });
});
