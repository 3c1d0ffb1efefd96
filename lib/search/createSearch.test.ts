import { createSearch } from '@/lib/search/createSearch';
import { document, titlesOf } from '@/lib/search/createSearch.testUtils';
import { MAX_RESULTS, type Search } from '@/lib/search/searchResponse';

const marked = (search: Search, query: string): string[] =>
  search(query).results.flatMap(({ entry, marks }) =>
    [
      { text: entry.title.text, ranges: marks.title },
      { text: entry.summary?.text ?? '', ranges: marks.summary },
    ].flatMap(({ text, ranges }) => ranges.map(([from, to]) => text.slice(from, to))),
  );

let search: Search;

beforeAll(async () => {
  search = await createSearch(
    [
      document('The Sea Gate', { summary: { text: 'Through this gate everybody comes.' }, names: 'Vrata od mora' }),
      document('Fortress', { keywords: 'walls', body: 'From the fortress one sees the gate.' }),
      document('Tvrđava Sveti Ivan', { kind: 'page' }),
      document('Cathedral', { summary: { text: 'The cathedrals of the coast.' } }),
      document('Airports', { names: 'plane, how to get there' }),
    ],
    'en',
  );
});

test.each([
  ['a word of the title', 'fortress', ['Fortress']],
  ['a prefix', 'fortr', ['Fortress']],
  ['the title before the body', 'gate', ['The Sea Gate', 'Fortress']],
  ['another name', 'vrata', ['The Sea Gate']],
  ['all words, in any field', 'gate walls', ['Fortress']],
  ['any of the words when no document has all', 'cathedral fortress', ['Fortress', 'Cathedral']],
  ['the twelfth word, but not the next', 'xa xb xc xd xe xf xg xh xi xj xk fortress cathedral', ['Fortress']],
  ['without stop words', 'where is the sea', ['The Sea Gate']],
  ['nothing for stop words alone', 'what is the', []],
  ['a name of stop words', 'how to get there', ['Airports']],
  ['one letter wrong', 'fortrass', ['Fortress']],
  ['one letter too many', 'cathedrall', ['Cathedral']],
  ['two letters swapped', 'cathderal', ['Cathedral']],
  ['no letter wrong in a short word', 'gite', []],
  ['đ in two letters', 'tvrdjava', ['Tvrđava Sveti Ivan']],
  ['đ written as d', 'tvrdava', ['Tvrđava Sveti Ivan']],
  ['Cyrillic', 'свети иван', ['Tvrđava Sveti Ivan']],
  ['nothing for one letter', 'f', []],
  ['one letter as a word, not as a prefix', '<f>zzz', []],
  ['nothing for punctuation', '"*(%<!', []],
  ['nothing for nonsense', 'qqqqq zzzzz', []],
  ['nothing for an empty query', '', []],
])('finds %s', (_what, query, expected) => {
  expect(titlesOf(search, query)).toEqual(expected);
});

test.each([
  ['fortress', false],
  ['fortr', false],
  ['gate walls', false],
  ['how to get there', false],
  ['fortrass', true],
  ['cathedral fortress', true],
  ['qqqqq', false],
  ['fortress 2027', false],
  ['fortress 1979', true],
])('whether the results of %s are approximate: %s', (query, expected) => {
  expect(search(query).isApproximate).toBe(expected);
});

test.each(['kolika je taksa', 'kakva je taksa'])(
  'a question about the amount or the kind is an exact match: %s',
  async (query) => {
    const find = await createSearch([document('Boravišna taksa')], 'sr');
    expect(find(query).isApproximate).toBe(false);
  },
);

test.each([
  ['beach near old town', 'en', 'Beach'],
  ['plaža blizu starog grada', 'sr', 'Plaža'],
  ['old town', 'en', 'Old town'],
  ['stari grad', 'sr', 'Stari grad'],
] as const)('the old town is searched only without a subject: %s', async (query, language, expected) => {
  const find = await createSearch(
    [
      document('Old town', { kind: 'page', keywords: 'beach' }),
      document('Stari grad', { kind: 'page', keywords: 'plaža', body: 'blizu' }),
      document('Beach', { kind: 'news' }),
      document('Plaža', { kind: 'news' }),
    ],
    language,
  );
  expect(titlesOf(find, query)[0]).toBe(expected);
});

test('the town is searched where a query names nothing else', async () => {
  const find = await createSearch([document('Days in Kotor'), document('Perast in winter')], 'en');
  expect(titlesOf(find, 'in kotor')).toEqual(['Days in Kotor']);
  expect(titlesOf(find, 'winter in kotor')).toEqual(['Perast in winter']);
});

test.each([
  ['aquarium price', ['Aquarium Boka']],
  ['best hours of the aquarium in Kotor', ['Aquarium Boka']],
  ['cijena aquarium', ['Aquarium Boka']],
  ['price', ['Card']],
  ['opening hours', ['Opening hours']],
  ['3 hours in kotor', ['A plan']],
])('a word such as price, hours or best is searched only without a subject: %s', async (query, expected) => {
  const find = await createSearch(
    [
      document('Aquarium Boka'),
      document('Card', { names: 'price' }),
      document('Opening hours', { kind: 'page' }),
      document('A plan', { names: '2 hours, 3 hours' }),
    ],
    'en',
  );
  expect(titlesOf(find, query).slice(0, 1)).toEqual(expected);
});

test('a document about most of the words comes before one that mentions them all, one about few does not', async () => {
  const find = await createSearch(
    [
      document('By cable car to the mountain', { keywords: 'cable car' }),
      document('Drones', { body: 'Not over the cable car, whatever the length.' }),
      document('Walls', { body: 'From the cable car one sees them.' }),
    ],
    'en',
  );
  expect(titlesOf(find, 'cable car length')).toEqual(['By cable car to the mountain', 'Drones']);
});

test.each([
  ['gate', ['Gate', 'gate']],
  ['cathedrals', ['Cathedral', 'cathedrals']],
  ['tvrdj', ['Tvrđava']],
  ['fortrass', ['Fortress']],
])('matches of %s are marked', (query, expected) => {
  expect(marked(search, query)).toEqual(expected);
});

test('the results are limited, and the response says so', async () => {
  const many = await createSearch(
    Array.from({ length: MAX_RESULTS + 1 }, (_, number) => document(`Tower ${number}`)),
    'en',
  );
  expect(many('tower').results).toHaveLength(MAX_RESULTS);
  expect(many('tower').hasMore).toBe(true);
  expect(many('tower 7').hasMore).toBe(false);
});

test('the last word of a long query counts as the first', () => {
  expect(titlesOf(search, 'good morning dear people today tomorrow looking around fortress')).toEqual(['Fortress']);
});

test('a title that begins with the query, after its article, comes first', async () => {
  const search = await createSearch([document('Walk fortress above'), document('The fortress above')], 'en');
  expect(titlesOf(search, 'fortress')).toEqual(['The fortress above', 'Walk fortress above']);
});
