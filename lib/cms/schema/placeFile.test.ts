import { WHOLE_PLACE } from '@/lib/cms/schema/place.cases';
import { placeFile, wordsOfPlace } from '@/lib/cms/schema/placeFile';

test('the texts of a place are found in every field that has some, in both languages', () => {
  const texts = wordsOfPlace(WHOLE_PLACE);
  const worded = ['onFoot', 'stepFree', 'address', 'admission', 'byBus', 'byBoat', 'shade', 'toilets', 'light'];
  expect(Object.keys(texts)).toEqual(['onFoot.walk.from', ...worded.map((name) => `${name}.words`)]);
  expect(texts['onFoot.walk.from']).toEqual({ en: 'the Sea Gate', sr: 'Vrata od mora' });
  expect(wordsOfPlace({ duration: WHOLE_PLACE.duration })).toEqual({});
});

const origin = { source: 'Museum', checked: '2026-11-21' };
const estimate = { source: 'general knowledge', estimated: '2026-11-21' };
const weekly = [{ days: ['mon'], times: ['09:00-17:00'] }];

test.each([
  ['hours', { openingHours: { weekly, ...origin } }, true],
  ['hours of a place that never closes', { openingHours: { always: true, ...origin } }, true],
  ['both kinds of hours', { openingHours: { always: true, weekly, ...origin } }, false],
  ['estimated hours', { openingHours: { weekly, ...estimate } }, false],
  ['a time of no clock', { openingHours: { weekly: [{ days: ['mon'], times: ['09:00-25:00'] }], ...origin } }, false],
  ['half a season', { openingHours: { weekly: [{ ...weekly[0], from: '05-01' }], ...origin } }, false],
  ['an estimated admission', { admission: { answer: 'free', ...estimate } }, true],
  ['an estimated number', { telephone: { number: '+382 32 000 000', ...estimate } }, false],
  ['a number without its country', { telephone: { number: '032 000 000', ...origin } }, false],
  ['a website that is none', { website: { url: 'javascript:alert(1)', ...origin } }, false],
])('whether an editor may enter %s', (_, place, isValid) => {
  expect(placeFile.safeParse(place).success).toBe(isValid);
});
