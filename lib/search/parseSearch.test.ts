import { parseClientIndex } from '@/lib/search/clientIndex';
import { parseSearchResponse } from '@/lib/search/searchResponse';
import { searchWords } from '@/lib/search/searchWords';

const SHOWN = {
  href: '/perast',
  kind: 'guide',
  detail: null,
  title: { text: 'Perast', language: 'sr' },
  summary: null,
};

const INDEX = {
  entries: [{ ...SHOWN, names: 'Perasto', keywords: '' }],
  isComplete: true,
  words: searchWords('en'),
  popular: [{ href: '/taxi', title: 'Taxi' }],
};

const RESPONSE = {
  results: [{ entry: SHOWN, marks: { title: [[0, 6]], summary: [] } }],
  hasMore: false,
  isApproximate: false,
};

test('what the server sends is parsed as it is', () => {
  expect(parseClientIndex(INDEX)).toEqual(INDEX);
  expect(parseClientIndex({ ...INDEX, entries: null }).entries).toBeNull();
  expect(parseSearchResponse(RESPONSE)).toEqual(RESPONSE);
});

test.each([
  ['no object', null],
  ['no words', { ...INDEX, words: undefined }],
  ['an unknown kind', { ...INDEX, entries: [{ ...INDEX.entries[0], kind: 'blog' }] }],
  ['an unknown language', { ...INDEX, entries: [{ ...INDEX.entries[0], title: { text: 'x', language: 'xx' } }] }],
])('an index with %s is refused', (_what, value) => {
  expect(() => parseClientIndex(value)).toThrow(TypeError);
});

test.each([
  ['no list', { ...RESPONSE, results: {} }],
  ['a mark without an end', { ...RESPONSE, results: [{ entry: SHOWN, marks: { title: [[0]], summary: [] } }] }],
  ['a number for a yes', { ...RESPONSE, hasMore: 1 }],
])('a response with %s is refused', (_what, value) => {
  expect(() => parseSearchResponse(value)).toThrow(TypeError);
});
