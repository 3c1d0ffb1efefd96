/** @jest-environment node */
import { pickRelated } from '@/lib/content/related';

const articles = (ids: string) => ids.split('').map((_id) => ({ _id }));

const CASES: [rule: string, list: string, current: string, expected: string][] = [
  ['at most five are shown', 'abcdefg', 'z', 'abcde'],
  ['the current article is left out', 'abc', 'b', 'ac'],
  ['leaving it out makes room for the sixth', 'abcdef', 'a', 'bcdef'],
  ['an article that comes twice is shown once', 'aabba', 'z', 'ab'],
  ['the current one is left out however often it comes', 'bababa', 'b', 'a'],
  ['order stays', 'dcba', 'z', 'dcba'],
  ['the current one alone gives nothing', 'a', 'a', ''],
  ['nothing gives nothing', '', 'a', ''],
];

test.each(CASES)('%s', (_rule, list, current, expected) => {
  expect(pickRelated(articles(list), current)).toEqual(articles(expected));
});
