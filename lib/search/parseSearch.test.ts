import { parseClientIndex, statusText } from '@/lib/search/clientIndex';
import { searchMessages } from '@/lib/search/searchMessages';
import { MAX_RESULTS, parseSearchResponse } from '@/lib/search/searchResponse';

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
  words: searchMessages('en'),
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

test('the status says how many results there are, that there are more, or that they are approximate', () => {
  const words = searchMessages('en');
  const ofResults = (count: number, more: Partial<typeof RESPONSE> = {}): string =>
    statusText(parseSearchResponse({ ...RESPONSE, results: Array(count).fill(RESPONSE.results[0]), ...more }), words);
  expect([0, 1, MAX_RESULTS].map((count) => ofResults(count))).toEqual([words.none, '1 result', '30 results']);
  expect(ofResults(MAX_RESULTS, { hasMore: true })).toBe('More than 30 results, best first');
  expect(ofResults(2, { isApproximate: true })).toBe(words.approximate);
});
