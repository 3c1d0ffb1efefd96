/** @jest-environment jsdom */
import { isInStoredTrip, readSerializedTrip } from '@/lib/trip/isInStoredTrip';
import { addToTrip, removeFromTrip } from '@/lib/trip/storedTrip';
import {
  groupByDay,
  MAX_TRIP_ITEMS,
  mergeTrips,
  parseTrip,
  serializeTrip,
  type TripItem,
  withDay,
  without,
} from '@/lib/trip/trip';
import { type EntryWithDay, timesOn } from '@/lib/trip/tripEntry';

const item = (id: string, day: string | null = null): TripItem => ({ id, day });

const TEXTS: [label: string, text: string, items: TripItem[], hasInvalid: boolean][] = [
  ['nothing', '', [], false],
  ['one item', 'perast', [item('perast')], false],
  ['a day', 'perast~2026-07-22.fasinada', [item('perast', '2026-07-22'), item('fasinada')], false],
  ['a repeated id: the first counts', 'a~2026-07-22.a~2026-07-23.b', [item('a', '2026-07-22'), item('b')], false],
  ['stray dots', '.a..b.', [item('a'), item('b')], false],
  ['an invalid day', 'a~2026-02-30', [item('a')], true],
  ['a day of another century', 'a~1026-02-03', [item('a')], true],
  ['two days', 'a~2026-07-22~2026-07-23', [item('a')], true],
  ['no id', '~2026-07-22.b', [item('b')], true],
  ['bad characters', '<script>.b/../c.d e.{"x":1}', [], true],
  ['an id too long', `${'x'.repeat(65)}.b`, [item('b')], true],
];

test.each(TEXTS)('reads %s', (_label, text, items, hasInvalid) => {
  expect(parseTrip(text)).toEqual({ items, hasInvalid, isTruncated: false });
});

test('a serialized trip parses to the same items and needs no escapes in a URL', () => {
  const trip = [item('perast', '2026-07-22'), item('A_Z-09'), item('665f1c2e9b1d8a0012ab34cd', '2027-01-01')];
  const text = serializeTrip(trip);
  expect(parseTrip(text).items).toEqual(trip);
  expect(new URL(`https://kotor.example/?items=${text}`).search).toBe(`?items=${text}`);
  expect(encodeURIComponent(text)).toBe(text);
});

const many = (count: number): TripItem[] => Array.from({ length: count }, (_, number) => item(`t${number}`));

test('a trip holds sixty items and is truncated beyond', () => {
  expect(parseTrip(serializeTrip(many(MAX_TRIP_ITEMS)))).toMatchObject({ isTruncated: false });
  const cut = parseTrip(serializeTrip(many(MAX_TRIP_ITEMS + 1)));
  expect(cut.isTruncated).toBe(true);
  expect(cut.items).toEqual(many(MAX_TRIP_ITEMS));
});

test('a day is set and cleared, an item removed', () => {
  const trip = [item('a'), item('b', '2026-07-22')];
  expect(withDay(trip, 'a', '2026-07-23')).toEqual([item('a', '2026-07-23'), item('b', '2026-07-22')]);
  expect(withDay(trip, 'b', null)).toEqual([item('a'), item('b')]);
  expect(without(trip, 'a')).toEqual([item('b', '2026-07-22')]);
});

test('a merge preserves own days and items, and adds missing ones', () => {
  const own = [item('a', '2026-07-22'), item('b')];
  const other = [item('a', '2026-08-01'), item('b', '2026-08-02'), item('c')];
  expect(mergeTrips(own, other)).toEqual([item('a', '2026-07-22'), item('b', '2026-08-02'), item('c')]);
  expect(mergeTrips(many(MAX_TRIP_ITEMS), [item('new')])).toEqual(many(MAX_TRIP_ITEMS));
});

test('days are in order, items without a day last', () => {
  const trip = [item('a'), item('b', '2026-07-23'), item('c', '2026-07-22'), item('d', '2026-07-23')];
  expect(groupByDay(trip).map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
    ['2026-07-22', ['c']],
    ['2026-07-23', ['b', 'd']],
    [null, ['a']],
  ]);
});

test('an event planned for a day on which it does not take place is detected', () => {
  const days = { from: '2026-07-20', to: '2026-07-22' };
  const on = (day: string | null, of: EntryWithDay['days'] = days) =>
    timesOn({ day, days: of, when: '20.07.2026', note: null }, '2026-07-01').isOffDay;
  expect(['2026-07-19', '2026-07-23'].map((day) => on(day))).toEqual([true, true]);
  expect([on('2026-07-20'), on('2026-07-22'), on(null), on('2026-07-19', null)]).not.toContain(true);
});

test('an item on a past day shows no next date of its event, and does not count as on a wrong day', () => {
  const event = { days: { from: '2027-07-20', to: '2027-07-22' }, when: '20.07.2027', note: 'usual' };
  const on = (day: string, today: string) => timesOn({ ...event, day }, today);
  expect(on('2026-07-22', '2026-07-23')).toEqual({ when: null, note: null, isOffDay: false });
  expect(on('2026-07-23', '2026-07-23')).toEqual({ when: '20.07.2027', note: 'usual', isOffDay: true });
  expect(on('2027-07-22', '2027-07-23')).toEqual({ when: '20.07.2027', note: 'usual', isOffDay: false });
});

describe('in storage', () => {
  beforeEach(() => window.localStorage.clear());

  const add = (id: string, day: string | null = null) => addToTrip({ id, day }, '/trip');

  test('an item is saved once, with its day, and removed', () => {
    expect(add('fasinada', '2026-07-22')).toBe('saved');
    expect(add('perast')).toBe('saved');
    expect(add('perast')).toBe('saved');
    expect(readSerializedTrip()).toBe('fasinada~2026-07-22.perast');
    expect([isInStoredTrip('fasinada'), isInStoredTrip('perast')]).toEqual([true, true]);
    expect([isInStoredTrip('fasin'), isInStoredTrip('2026-07-22'), isInStoredTrip('')]).not.toContain(true);
    expect(removeFromTrip('fasinada')).toBe('removed');
    expect(removeFromTrip('perast')).toBe('removed');
    expect(window.localStorage).toHaveLength(0);
  });

  test('a full trip accepts no more items', () => {
    window.localStorage.setItem('trip', serializeTrip(many(MAX_TRIP_ITEMS)));
    expect(add('new')).toBe('full');
    expect(add('t1')).toBe('saved');
    expect(readSerializedTrip()).toBe(serializeTrip(many(MAX_TRIP_ITEMS)));
  });
});
