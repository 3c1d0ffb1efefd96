import { WHOLE_PLACE } from '@/lib/cms/schema/place.testUtils';
import { placeFile, textsOfPlace } from '@/lib/cms/schema/placeFile';

test('the texts of a place are found in every field that has some, in both languages', () => {
  const texts = textsOfPlace(WHOLE_PLACE);
  const worded = ['address', 'admission', 'onFoot', 'byBus', 'byBoat', 'stepFree', 'shade', 'toilets', 'light'];
  expect(Object.keys(texts)).toEqual(['onFoot.walk.from', ...worded.map((name) => `${name}.words`)]);
  expect(texts['onFoot.walk.from']).toEqual({ en: 'the Sea Gate', sr: 'Vrata od mora' });
  expect(textsOfPlace({ duration: WHOLE_PLACE.duration })).toEqual({});
});

const origin = { source: 'Museum', checked: '2026-11-21' };
const estimate = { source: 'general knowledge', estimated: '2026-11-21' };
const hours = (...times: string[]) => ({ openingHours: { weekly: [{ days: ['mon'], times }], ...origin } });
const rows = (...weekly: object[]) => ({ openingHours: { weekly, ...origin } });
const row = (day: string, time: string, from?: string, to?: string) => ({
  days: [day],
  times: [time],
  ...(from && { from, to }),
});
const season = (from: string, to: string) => ({ openingHours: { weekly: [{ ...weekly[0], from, to }], ...origin } });
const exception = (...days: string[]) => ({
  openingHours: { weekly, exceptions: days.map((day) => ({ day, times: [] })), ...origin },
});
const weekly = [{ days: ['mon'], times: ['09:00-17:00'] }];

test.each([
  ['hours', { openingHours: { weekly, ...origin } }, true],
  ['hours of a place that never closes', { openingHours: { always: true, ...origin } }, true],
  ['both kinds of hours', { openingHours: { always: true, weekly, ...origin } }, false],
  ['estimated hours', { openingHours: { weekly, ...estimate } }, false],
  ['a time of no clock', { openingHours: { weekly: [{ days: ['mon'], times: ['09:00-25:00'] }], ...origin } }, false],
  ['half a season', { openingHours: { weekly: [{ ...weekly[0], from: '05-01' }], ...origin } }, false],
  ['hours with a pause', hours('09:00-12:00', '14:00-17:00'), true],
  ['hours past midnight', hours('10:00-14:00', '18:00-02:00'), true],
  ['hours that end as they begin', hours('09:00-09:00'), false],
  ['hours up to six in the morning', hours('22:00-06:00'), true],
  ['hours of one day in two rows', rows(row('mon', '09:00-12:00'), row('mon', '12:00-18:00')), true],
  ['rows that overlap on different days', rows(row('mon', '09:00-12:00'), row('tue', '10:00-14:00')), true],
  ['a row twice', rows(row('mon', '09:00-12:00'), row('mon', '09:00-12:00')), false],
  ['rows that overlap after midnight', rows(row('sat', '20:00-02:00'), row('sat', '23:00-01:00')), false],
  [
    'rows of different seasons',
    rows(row('mon', '09:00-17:00', '11-01', '03-31'), row('mon', '09:00-20:00', '04-01', '10-31')),
    true,
  ],
  [
    'rows whose seasons share a day',
    rows(row('mon', '09:00-17:00', '11-01', '04-01'), row('mon', '09:00-20:00', '04-01', '10-31')),
    false,
  ],
  [
    'a season beside the hours of all the year',
    rows(row('mon', '09:00-17:00'), row('mon', '09:00-20:00', '06-01', '08-31')),
    false,
  ],
  ['hours past midnight that others follow', hours('18:00-02:00', '10:00-14:00'), false],
  ['a season up to 29 February', season('11-01', '02-29'), true],
  ['a season up to 31 October', season('05-30', '10-31'), true],
  ['a season from 31 June', season('06-31', '09-30'), false],
  ['a season from 30 February', season('02-30', '11-30'), false],
  ['two exceptions', exception('2026-12-24', '2026-12-25'), true],
  ['an exception twice', exception('2026-12-24', '2026-12-24'), false],
  ['an estimated admission', { admission: { answer: 'free', ...estimate } }, true],
  ['an estimated number', { telephone: { number: '+382 32 000 000', ...estimate } }, false],
  ['a number without its country', { telephone: { number: '032 000 000', ...origin } }, false],
  ['a website that is none', { website: { url: 'javascript:alert(1)', ...origin } }, false],
])('whether an editor may enter %s', (_, place, isValid) => {
  expect(placeFile.safeParse(place).success).toBe(isValid);
});

test.each([
  ['18:00-24:00', 'midnight is 00:00; write 18:00-00:00', '18:00-00:00'],
  ['00:00-24:00', 'the last minute of a day is 23:59; write 00:00-23:59', '00:00-23:59'],
])('the remedy for %s, which ends at midnight, is a time that can be written', (typed, remedy, written) => {
  const { error } = placeFile.safeParse(hours(typed));
  expect(error?.issues.map(({ message }) => message)).toEqual([remedy]);
  expect(placeFile.safeParse(hours(written)).success).toBe(true);
});
