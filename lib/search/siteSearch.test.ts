import { gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { createSearch } from '@/lib/search/createSearch';
import { FIRST_QUERIES } from '@/lib/search/firstQueries.cases';
import { FOREIGN_QUERIES } from '@/lib/search/foreignQueries.cases';
import { PAGE_QUERIES } from '@/lib/search/search.cases';
import { popularPages, searchMessages } from '@/lib/search/searchMessages';
import type { Search } from '@/lib/search/searchResponse';
import { getSiteSearch } from '@/lib/search/siteSearch';
import { TITLES_WITH_SYNONYMS } from '@/lib/search/synonyms';
import { MONTENEGRIN_QUESTIONS, TOPIC_QUERIES } from '@/lib/search/topics.cases';

/** A page counts as found among this many results. */
const FIRST = 3;

/** The index of the shipped content, after gzip. */
const MAX_INDEX_BYTES = 40_000;

type SearchCase = [query: string, expected: string];

const casesOf = (queries: Record<string, string>): SearchCase[] =>
  Object.entries(queries).flatMap(([expected, list]) => list.split(', ').map((query): SearchCase => [query, expected]));

const firstAddresses = (search: Search, query: string, count: number): string[] =>
  search(query)
    .results.slice(0, count)
    .map(({ entry }) => entry.href);

const missesOf = (search: Search, cases: readonly SearchCase[], count = FIRST) =>
  cases
    .map(([query, expected]) => ({ query, expected, addresses: firstAddresses(search, query, count) }))
    .filter(({ expected, addresses }) => !addresses.some((address) => address.endsWith(expected)));

const entriesOf = async (language: Language) => (await getSiteSearch(language)).entries ?? [];

/** The search in the browser, which has no bodies. */
const browserSearch = async (language: Language): Promise<Search> =>
  createSearch(
    (await entriesOf(language)).map((entry) => ({ entry, body: '' })),
    language,
  );

/** The first search reads all content. */
beforeAll(() => getSiteSearch('en'), 30_000);

test('a repeated query is served from the cache', async () => {
  const { search } = await getSiteSearch('en');
  expect(search('perast')).toBe(search('perast'));
});

test('whatever has synonyms is named by a title', async () => {
  const entries = [...(await entriesOf('en')), ...(await entriesOf('sr'))];
  const titles = entries.map(({ title }) => title.text.toLowerCase());
  expect(TITLES_WITH_SYNONYMS.filter((name) => !titles.some((title) => title.includes(name.toLowerCase())))).toEqual(
    [],
  );
});

describe.each(LANGUAGES)('the shipped content in %s', (language) => {
  const questions = language === 'sr' ? [MONTENEGRIN_QUESTIONS] : [];
  const cases = [PAGE_QUERIES[language], TOPIC_QUERIES[language], FOREIGN_QUERIES, ...questions].flatMap(casesOf);

  describe.each([
    ['the server', async () => (await getSiteSearch(language)).search],
    ['the browser', () => browserSearch(language)],
  ])('in %s', (_where, make) => {
    test('the expected pages are among the first three results', async () => {
      expect(missesOf(await make(), cases)).toEqual([]);
    });

    test('the expected page is the first result', async () => {
      expect(missesOf(await make(), casesOf(FIRST_QUERIES[language]), 1)).toEqual([]);
    });

    test('every title finds its own page first', async () => {
      const search = await make();
      const misses = (await entriesOf(language)).filter(
        ({ title, href }) => search(title.text).results[0]?.entry.href !== href,
      );
      expect(misses.map(({ title }) => title.text)).toEqual([]);
    });
  });

  test('every entry has a URL of its own and readable texts', async () => {
    const entries = await entriesOf(language);
    expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length);
    for (const { href, title, summary } of entries) {
      expect(href).toMatch(/^\/[a-z?#]/);
      expect(`${title.text} ${summary?.text ?? ''}`).not.toMatch(/[{}<>]|undefined/);
      expect(title.language).toBeUndefined();
    }
  });

  test('the index for the browser is small', async () => {
    const index = { entries: await entriesOf(language), isComplete: true, words: searchMessages(language) };
    expect(gzipSync(JSON.stringify(index)).byteLength).toBeLessThan(MAX_INDEX_BYTES);
  });

  test('every popular page is an entry', async () => {
    const addresses = (await entriesOf(language)).map(({ href }) => href);
    for (const { href } of popularPages(language)) expect(addresses).toContain(href);
  });
});
