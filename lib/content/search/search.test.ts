/** @jest-environment node */
import { cutAt } from '@/lib/content/pieces';
import type { SearchDocument, SearchEntry } from '@/lib/content/search/entry';
import { MAX_RESULTS } from '@/lib/content/search/query';
import type { Search } from '@/lib/content/search/search';
import { createSearch } from '@/lib/content/search/searchBuilder';

const document = (title: string, rest: Partial<SearchEntry> & { body?: string } = {}): SearchDocument => {
  const { body = '', ...entry } = rest;
  const plain = { kind: 'guide', detail: null, summary: null, names: '', keywords: '' } as const;
  return { entry: { href: `/${title}`, title: { text: title }, ...plain, ...entry }, body };
};

const titlesOf = (search: Search, query: string): string[] =>
  search(query).results.map(({ entry }) => entry.title.text);

const marked = (search: Search, query: string): string[] =>
  search(query).results.flatMap(({ entry, marks }) =>
    [
      { text: entry.title.text, ranges: marks.title },
      { text: entry.summary?.text ?? '', ranges: marks.summary },
    ].flatMap(({ text, ranges }) =>
      cutAt(text, ranges)
        .filter(({ isMarked }) => isMarked)
        .map((piece) => piece.text),
    ),
  );

let search: Search;

beforeAll(async () => {
  search = await createSearch(
    [
      document('The Sea Gate', { summary: { text: 'Through this gate everybody comes.' }, names: 'Vrata od mora' }),
      document('Fortress', { keywords: 'walls', body: 'From the fortress one sees the gate.' }),
      document('Tvrđava Sveti Ivan', { kind: 'page' }),
      document('Cathedral', { summary: { text: 'The cathedrals of the coast.' } }),
    ],
    'en',
  );
});

test.each([
  ['a word of the title', 'fortress', ['Fortress']],
  ['a word begun', 'fortr', ['Fortress']],
  ['the title before the body', 'gate', ['The Sea Gate', 'Fortress']],
  ['another name', 'vrata', ['The Sea Gate']],
  ['all words, wherever they stand', 'gate walls', ['Fortress']],
  ['any of the words when none has all', 'cathedral fortress', ['Fortress', 'Cathedral']],
  ['without the small words', 'where is the sea', ['The Sea Gate']],
  ['small words when there are no others', 'od', ['The Sea Gate']],
  ['one letter wrong', 'fortrass', ['Fortress']],
  ['one letter too many', 'cathedrall', ['Cathedral']],
  ['two letters changed over', 'cathderal', ['Cathedral']],
  ['no letter wrong in a short word', 'gite', []],
  ['đ in two letters', 'tvrdjava', ['Tvrđava Sveti Ivan']],
  ['đ without its stroke', 'tvrdava', ['Tvrđava Sveti Ivan']],
  ['Cyrillic', 'свети иван', ['Tvrđava Sveti Ivan']],
  ['nothing for one letter', 'f', []],
  ['one letter as a word, not as the beginning of others', '<f>zzz', []],
  ['nothing for signs', '"*(%<!', []],
  ['nothing for nonsense', 'qqqqq zzzzz', []],
  ['nothing for nothing', '', []],
])('finds %s', (_what, query, expected) => {
  expect(titlesOf(search, query).sort()).toEqual([...expected].sort());
});

test('a title that is what is looked for comes first, whatever else speaks of it', async () => {
  const find = await createSearch(
    [
      document('Perast, Perast and Perast', { kind: 'page', names: 'Perast', keywords: 'Perast' }),
      document('The Perast', { kind: 'news' }),
      document('Tvrdjava i tvrdjava', { kind: 'page' }),
      document('Tvrđava', { kind: 'news' }),
      document('Pass M', { body: 's s s' }),
      document('Pass S'),
    ],
    'sr',
  );
  expect(titlesOf(find, 'perast')[0]).toBe('The Perast');
  expect(titlesOf(find, 'Тврђава')[0]).toBe('Tvrđava');
  expect(titlesOf(find, 'pass s')[0]).toBe('Pass S');
});

test('a better place counts more', () => {
  expect(titlesOf(search, 'gate')[0]).toBe('The Sea Gate');
});

test.each([
  ['gate', ['Gate', 'gate']],
  ['cathedrals', ['Cathedral', 'cathedrals']],
  ['tvrdj', ['Tvrđava']],
  ['fortrass', ['Fortress']],
])('what was looked for as %s is marked as it is written', (query, expected) => {
  expect(marked(search, query)).toEqual(expected);
});

test('no more than can be shown comes back, and it says so', async () => {
  const many = await createSearch(
    Array.from({ length: MAX_RESULTS + 1 }, (_, number) => document(`Tower ${number}`)),
    'en',
  );
  expect(many('tower').results).toHaveLength(MAX_RESULTS);
  expect(many('tower').hasMore).toBe(true);
  expect(many('tower 7').hasMore).toBe(false);
});

test('a long query is no burden', () => {
  expect(search(`${'fortress '.repeat(200)}${'x'.repeat(5_000)}`).results).toHaveLength(1);
});
