import { matchesChoice } from '@/lib/cms/guideChoice';
import type { PlaceFile } from '@/lib/cms/schema/placeFile';
import { GUIDE_FILTER, type GuideChoice } from '@/lib/routing/guideFilter';

const origin = { source: 'seen', checked: '2026-11-21' };
const words = { en: 'Words', sr: 'Riječi' };

test.each<[GuideChoice, string, string[], PlaceFile | null, boolean]>([
  ['children', 'the tag', ['history', 'children'], null, true],
  ['children', 'another tag', ['history'], null, false],
  ['rain', 'the tag', ['rainy-day'], null, true],
  ['steps', 'the tag', ['step-free'], null, true],
  ['steps', 'none', [], { stepFree: { answer: 'yes', ...origin } }, true],
  ['steps', 'a few', [], { stepFree: { answer: 'partly', ...origin } }, true],
  ['steps', 'many', [], { stepFree: { answer: 'no', ...origin } }, false],
  ['shade', 'shade', [], { shade: { answer: 'yes', words, ...origin } }, true],
  ['shade', 'some words about it', [], { shade: { words, ...origin } }, false],
  ['free', 'free admission', [], { admission: { answer: 'free', ...origin } }, true],
  ['free', 'a ticket', [], { admission: { answer: 'ticket', ...origin } }, false],
  ['hour', 'an hour', [], { duration: { minutes: 60, ...origin } }, true],
  ['hour', 'up to more than an hour', [], { duration: { minutes: 45, upTo: 75, ...origin } }, false],
])('the choice %s and %s', (choice, _, tags, place, matches) => {
  expect(matchesChoice(choice, tags, place)).toBe(matches);
});

test.each(GUIDE_FILTER.choices)('what nobody knows does not match %s', (choice) => {
  expect(matchesChoice(choice, [], null)).toBe(false);
  expect(matchesChoice(choice, [], {})).toBe(false);
});
