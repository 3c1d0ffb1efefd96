import { MAX_QUERY_LENGTH, normalizeQuery } from '@/lib/routing/queryText';

test.each([
  ['  Sea \n Gate ', 'Sea Gate'],
  ['\u0000\u0007', ''],
  ['a\ud800b', 'a b'],
  ['', ''],
])('%j is looked for as %j', (typed, expected) => {
  expect(normalizeQuery(typed)).toBe(expected);
});

test('a long query is cut between letters, never through one', () => {
  const letters = [...normalizeQuery('😀'.repeat(MAX_QUERY_LENGTH + 5))];
  expect(letters).toHaveLength(MAX_QUERY_LENGTH);
  expect(new Set(letters)).toEqual(new Set(['😀']));
});

test('a long query that is cut after a word ends with the word', () => {
  const word = 'a'.repeat(MAX_QUERY_LENGTH - 1);
  expect(normalizeQuery(`${word} b`)).toBe(word);
});
