import { keepThing } from '@/lib/trip/keepThing';
import { isStored, readStored } from '@/lib/trip/storedTrip';
import { byDay, isDay, type Kept, MAX_KEPT, merged, readTrip, withDay, without, writeTrip } from '@/lib/trip/trip';
import { isOffDay, type Planned } from '@/lib/trip/tripEntry';

const kept = (id: string, day: string | null = null): Kept => ({ id, day });

const TEXTS: [what: string, text: string, items: Kept[], hasNonsense: boolean][] = [
  ['nothing', '', [], false],
  ['one thing', 'perast', [kept('perast')], false],
  ['a day', 'perast~2026-07-22.fasinada', [kept('perast', '2026-07-22'), kept('fasinada')], false],
  ['the same twice: the first counts', 'a~2026-07-22.a~2026-07-23.b', [kept('a', '2026-07-22'), kept('b')], false],
  ['stray dots', '.a..b.', [kept('a'), kept('b')], false],
  ['a day that is none', 'a~2026-02-30', [kept('a')], true],
  ['a day of another century', 'a~1026-02-03', [kept('a')], true],
  ['two days', 'a~2026-07-22~2026-07-23', [kept('a')], true],
  ['no id', '~2026-07-22.b', [kept('b')], true],
  ['bad characters', '<script>.b/../c.d e.{"x":1}', [], true],
  ['an id too long', `${'x'.repeat(65)}.b`, [kept('b')], true],
];

test.each(TEXTS)('reads %s', (_what, text, items, hasNonsense) => {
  expect(readTrip(text)).toEqual({ items, hasNonsense, isCut: false });
});

test('what is written is read again, and needs no escapes in an address', () => {
  const trip = [kept('perast', '2026-07-22'), kept('A_Z-09'), kept('665f1c2e9b1d8a0012ab34cd', '2027-01-01')];
  const text = writeTrip(trip);
  expect(readTrip(text).items).toEqual(trip);
  expect(new URL(`https://kotor.example/?items=${text}`).search).toBe(`?items=${text}`);
  expect(encodeURIComponent(text)).toBe(text);
});

const many = (count: number): Kept[] => Array.from({ length: count }, (_, number) => kept(`t${number}`));

test('sixty things are a whole trip, and one more says that it is cut', () => {
  expect(readTrip(writeTrip(many(MAX_KEPT)))).toMatchObject({ isCut: false });
  const cut = readTrip(writeTrip(many(MAX_KEPT + 1)));
  expect(cut.isCut).toBe(true);
  expect(cut.items).toEqual(many(MAX_KEPT));
});

test('days are those of the calendar', () => {
  expect(['2026-07-22', '2028-02-29'].map(isDay)).toEqual([true, true]);
  expect(['', '2026-7-22', '2027-02-29', '2026-13-01', '0202-07-22', '2026-07-22T10:00'].map(isDay)).not.toContain(
    true,
  );
});

test('a day is chosen and taken back, a thing removed', () => {
  const trip = [kept('a'), kept('b', '2026-07-22')];
  expect(withDay(trip, 'a', '2026-07-23')).toEqual([kept('a', '2026-07-23'), kept('b', '2026-07-22')]);
  expect(withDay(trip, 'b', null)).toEqual([kept('a'), kept('b')]);
  expect(without(trip, 'a')).toEqual([kept('b', '2026-07-22')]);
});

test('another trip is taken over: own days stay, missing ones come, and nothing of the own is pushed out', () => {
  const own = [kept('a', '2026-07-22'), kept('b')];
  const other = [kept('a', '2026-08-01'), kept('b', '2026-08-02'), kept('c')];
  expect(merged(own, other)).toEqual([kept('a', '2026-07-22'), kept('b', '2026-08-02'), kept('c')]);
  expect(merged(many(MAX_KEPT), [kept('new')])).toEqual(many(MAX_KEPT));
});

test('days come in their order, what has none last', () => {
  const trip = [kept('a'), kept('b', '2026-07-23'), kept('c', '2026-07-22'), kept('d', '2026-07-23')];
  expect(byDay(trip).map(({ day, things }) => [day, things.map(({ id }) => id)])).toEqual([
    ['2026-07-22', ['c']],
    ['2026-07-23', ['b', 'd']],
    [null, ['a']],
  ]);
});

test('an event on a day it does not take place is told apart', () => {
  const days = { from: '2026-07-20', to: '2026-07-22' };
  const on = (day: string | null, of: Planned['days'] = days) => isOffDay({ day, days: of } as Planned);
  expect(['2026-07-19', '2026-07-23'].map((day) => on(day))).toEqual([true, true]);
  expect([on('2026-07-20'), on('2026-07-22'), on(null), on('2026-07-19', null)]).not.toContain(true);
});

describe('on the device', () => {
  beforeEach(() => window.localStorage.clear());

  test('a thing is kept once, with its day, and let go', () => {
    expect(keepThing('fasinada~2026-07-22', true)).toBe('kept');
    expect(keepThing('perast', true)).toBe('kept');
    expect(keepThing('perast', true)).toBe('kept');
    expect(readStored()).toBe('fasinada~2026-07-22.perast');
    expect([isStored('fasinada'), isStored('fasinada~2027-07-22'), isStored('perast')]).toEqual([true, true, true]);
    expect([isStored('fasin'), isStored('2026-07-22'), isStored('')]).not.toContain(true);
    expect(keepThing('fasinada~2026-07-22', false)).toBe('removed');
    expect(keepThing('perast', false)).toBe('removed');
    expect(window.localStorage).toHaveLength(0);
  });

  test('a full trip takes no more', () => {
    window.localStorage.setItem('trip', writeTrip(many(MAX_KEPT)));
    expect(keepThing('new', true)).toBe('full');
    expect(keepThing('t1', true)).toBe('kept');
    expect(readStored()).toBe(writeTrip(many(MAX_KEPT)));
  });

  test('a browser that keeps nothing, or is full, says so', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepThing('perast', true)).toBe('refused');
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(readStored()).toBeNull();
    expect(isStored('perast')).toBe(false);
    expect(keepThing('perast', true)).toBe('refused');
  });
});
