import { FACT_NAMES, freshnessOf, overdueFacts } from '@/lib/cms/mappers/placeFreshness';
import { WHOLE_PLACE } from '@/lib/cms/schema/place.testUtils';

const noon = (day: string): Date => new Date(`${day}T12:00:00+01:00`);

const CHECKED = '2026-11-21';

test('a day ends at the town’s midnight', () => {
  expect(freshnessOf('byBus', CHECKED, new Date('2027-11-21T22:59:00Z'))).toBe('current');
  expect(freshnessOf('byBus', CHECKED, new Date('2027-11-21T23:00:00Z'))).toBe('omitted');
});

test('a check on 29 February is valid to the end of that month', () => {
  expect(freshnessOf('byBus', '2028-02-29', noon('2029-02-28'))).toBe('current');
  expect(freshnessOf('byBus', '2028-02-29', noon('2029-03-01'))).toBe('omitted');
});

describe('overdue facts', () => {
  test.each([
    ['none on the day of the check', CHECKED, 0],
    ['those of a year and of two years', '2028-12-01', 10],
    ['all of them in the end', '2040-01-01', FACT_NAMES.length],
  ])('are %s', (_what, day, count) => {
    expect(overdueFacts(WHOLE_PLACE, noon(day))).toHaveLength(count);
  });

  test.each([
    ['2028-12-01', 'light: last checked on 2018-11-22, valid for 10 years; check it again', '2018-11-22'],
    ['2026-11-21', 'light.checked: 2026-11-22 is in the future; write the day it was checked', '2026-11-22'],
  ])('on %s are reported as %s', (day, line, checked) => {
    const light = { words: { en: 'Morning', sr: 'Ujutro' }, source: 'map', checked };
    expect(overdueFacts({ light }, noon(day))).toEqual([line]);
  });
});
