import { joinGroups } from '@/components/lists/joinGroups';
import type { Card, CardGroup } from '@/lib/articles/card';

const group = (key: string, ...ids: string[]): CardGroup => ({
  key,
  heading: key,
  isOver: false,
  cards: ids.map((id) => ({ id }) as Card),
});

/** The ids of the rest, and of each group behind its key. */
const join = (...pages: CardGroup[][]): string[][] => {
  const { rest, groups } = joinGroups('July', ['a', 'b'], pages);
  return [rest.map(({ id }) => id), ...groups.map(({ key, cards }) => [key, ...cards.map(({ id }) => id)])];
};

test('a group that continues on the next page is one group', () => {
  expect(join([group('July', 'c'), group('August', 'd')], [group('August', 'e'), group('May', 'f')])).toEqual([
    ['c'],
    ['August', 'd', 'e'],
    ['May', 'f'],
  ]);
});

test('no card is there twice, and no group is empty', () => {
  expect(join([group('July', 'b', 'c')], [group('July', 'c'), group('August', 'a')])).toEqual([['c']]);
});
