import {
  type PlanRequest,
  type PlanRequestError,
  parsePlanRequest,
  toClockTime,
  toInputs,
} from '@/lib/plan/planRequest';
import type { PlanInputs } from '@/lib/routing/planFields';

const TODAY = '2026-11-24';
const NOW = `${TODAY} 07:00:00`;

const NO_PREFERENCES = { round: 'town', children: false, steps: false, rain: false, without: [] };

const ERRORS: [inputs: PlanInputs, error: PlanRequestError][] = [
  [{}, 'time'],
  [{ from: '09:00' }, 'time'],
  [{ to: '11:00' }, 'time'],
  [{ from: '09:00', to: '24:00' }, 'time'],
  [{ from: '9', to: '12:60' }, 'time'],
  [{ from: '09:00', to: '11:00', day: '2026-02-30' }, 'day'],
  [{ from: '09:00', to: '11:00', day: '2026-11-23' }, 'past'],
  [{ from: '11:00', to: '09:00' }, 'order'],
  [{ from: '11:00', to: '11:00' }, 'order'],
  [{ from: '11:00', to: '11:29' }, 'short'],
  [{ from: '17:00', to: '06:00', day: TODAY }, 'order'],
];

test.each(ERRORS)('the inputs %j have the error %s', (inputs, error) => {
  expect(parsePlanRequest(inputs, NOW)).toEqual({ request: null, error });
});

const DAYS: [now: string, to: string, day: string, expected: string | PlanRequestError][] = [
  ['09:45:00', '09:30', '', '2026-11-25'],
  ['09:59:59', '11:00', '', TODAY],
  ['10:00:00', '11:00', '', '2026-11-25'],
  ['22:00:00', '11:00', '', '2026-11-25'],
  ['10:59:59', '11:00', TODAY, TODAY],
  ['11:00:00', '11:00', TODAY, 'past'],
  ['22:00:00', '11:00', '2026-11-25', '2026-11-25'],
];

test.each(DAYS)('at %s the hours until %s of the day “%s” are those of %s', (time, to, day, expected) => {
  const parsed = parsePlanRequest({ from: '09:00', to, day }, `${TODAY} ${time}`);
  expect(parsed.error ?? parsed.request?.day).toBe(expected);
});

test('times with a point or one digit are times', () => {
  expect(parsePlanRequest({ from: '9.05', to: '9:35' }, NOW)).toEqual({
    request: { ...NO_PREFERENCES, from: 545, to: 575, day: TODAY },
    error: null,
  });
});

test('the day and the preferences of the form count', () => {
  expect(parsePlanRequest({ from: '09:00', to: '17:00', day: '2027-05-01', rain: 'yes', steps: 'yes' }, NOW)).toEqual({
    request: { ...NO_PREFERENCES, from: 540, to: 1020, day: '2027-05-01', steps: true, rain: true },
    error: null,
  });
});

test('another round and places to leave out count; an unknown round is the town', () => {
  const inputs = { from: '09:00', to: '17:00', without: 'sea-gate..cats-museum' };
  expect(parsePlanRequest({ ...inputs, round: 'perast' }, NOW)).toMatchObject({
    request: { round: 'perast', without: ['sea-gate', 'cats-museum'] },
  });
  expect(parsePlanRequest({ ...inputs, round: 'moon' }, NOW)).toMatchObject({ request: { round: 'town' } });
});

test('a minute of the day is a time of two digits each', () => {
  expect([0, 545, 1439].map(toClockTime)).toEqual(['00:00', '09:05', '23:59']);
});

test('a request is written as the inputs it is parsed from', () => {
  const requests: PlanRequest[] = [
    { ...NO_PREFERENCES, from: 545, to: 1020, day: TODAY, round: 'town' },
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
  for (const request of requests) expect(parsePlanRequest(toInputs(request), '2000-01-01').request).toEqual(request);
});
