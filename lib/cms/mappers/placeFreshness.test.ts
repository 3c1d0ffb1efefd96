import { FACT_NAMES, type FactName, freshnessOf, overdueFacts } from '@/lib/cms/mappers/placeFreshness';
import { WHOLE_PLACE } from '@/lib/cms/schema/place.cases';

const noon = (day: string): Date => new Date(`${day}T12:00:00+01:00`);

const CHECKED = '2026-11-21';

describe('a fact holds until the day its years are over, and then', () => {
  test.each<[FactName, lastDay: string, dayAfter: string, 'dated' | 'omitted']>([
    ['coordinates', '2036-11-21', '2036-11-22', 'dated'],
    ['address', '2031-11-21', '2031-11-22', 'dated'],
    ['onFoot', '2027-11-21', '2027-11-22', 'dated'],
    ['byBus', '2027-11-21', '2027-11-22', 'omitted'],
    ['byBoat', '2027-11-21', '2027-11-22', 'omitted'],
    ['stepFree', '2028-11-21', '2028-11-22', 'dated'],
    ['shade', '2031-11-21', '2031-11-22', 'dated'],
    ['toilets', '2027-11-21', '2027-11-22', 'omitted'],
    ['duration', '2031-11-21', '2031-11-22', 'dated'],
    ['light', '2036-11-21', '2036-11-22', 'dated'],
  ])('%s: certain on %s, on %s %s', (name, lastDay, dayAfter, afterwards) => {
    expect(freshnessOf(name, CHECKED, noon(lastDay))).toBe('current');
    expect(freshnessOf(name, CHECKED, noon(dayAfter))).toBe(afterwards);
  });
});

test('a day ends at the town’s midnight', () => {
  expect(freshnessOf('byBus', CHECKED, new Date('2027-11-21T22:59:00Z'))).toBe('current');
  expect(freshnessOf('byBus', CHECKED, new Date('2027-11-21T23:00:00Z'))).toBe('omitted');
});

test('a check on 29 February holds to the end of that month', () => {
  expect(freshnessOf('byBus', '2028-02-29', noon('2029-02-28'))).toBe('current');
  expect(freshnessOf('byBus', '2028-02-29', noon('2029-03-01'))).toBe('omitted');
});

describe('overdue facts', () => {
  test('are none on the day of the check', () => {
    expect(overdueFacts(WHOLE_PLACE, noon(CHECKED))).toEqual([]);
  });

  test('name the fact, the day of its last check, how long that is good for, and the remedy', () => {
    expect(overdueFacts(WHOLE_PLACE, noon('2028-12-01'))).toEqual([
      'openingHours: last checked on 2026-11-21, good for a year; check it again',
      'admission: last checked on 2026-11-21, good for a year; check it again',
      'telephone: last checked on 2026-11-21, good for 2 years; check it again',
      'website: last checked on 2026-11-21, good for 2 years; check it again',
      'booking: last checked on 2026-11-21, good for a year; check it again',
      'onFoot: last checked on 2026-11-21, good for a year; check it again',
      'byBus: last checked on 2026-11-21, good for a year; check it again',
      'byBoat: last checked on 2026-11-21, good for a year; check it again',
      'stepFree: last checked on 2026-11-21, good for 2 years; check it again',
      'toilets: last checked on 2026-11-21, good for a year; check it again',
    ]);
  });

  test('are all of them in the end', () => {
    expect(overdueFacts(WHOLE_PLACE, noon('2040-01-01'))).toHaveLength(FACT_NAMES.length);
  });

  test('are also those whose check is yet to come', () => {
    const light = { words: { en: 'Morning', sr: 'Ujutro' }, source: 'map', checked: '2026-11-22' };
    expect(overdueFacts({ light }, noon(CHECKED))).toEqual([
      'light.checked: 2026-11-22 is yet to come; write the day it was checked',
    ]);
  });
});
