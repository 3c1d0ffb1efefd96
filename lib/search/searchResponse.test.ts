import { isSearchable } from '@/lib/search/searchResponse';

test.each([
  ['ab', true],
  ['12', true],
  ['f', false],
  ['🙂', false],
  ['f 🙂', false],
  ['', false],
])('whether %j can be searched: %s', (query, expected) => {
  expect(isSearchable(query)).toBe(expected);
});
