/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import type { Search } from '@/lib/content/search/search';
import { PLAIN_CASES, type SearchCase, SPELLING_CASES } from '@/lib/content/search/search.cases';
import { createSearch } from '@/lib/content/search/searchBuilder';
import { LANGUAGES, type Language } from '@/lib/language';
import { popularPages, searchWords } from '@/lib/search/searchWords';
import { getSiteSearch } from '@/lib/search/siteSearch';

/** A result counts as found among the first so many. */
const FIRST = 3;

/** Of a hundred queries so many lead where they should. */
const SHARE = 0.95;

/** What the browser may be sent for the shipped content, in bytes after gzip. */
const MAX_INDEX_BYTES = 40_000;

const firstAddresses = (search: Search, query: string): string[] =>
  search(query)
    .results.slice(0, FIRST)
    .map(({ entry }) => entry.href);

const missesOf = (search: Search, cases: readonly SearchCase[]) =>
  cases
    .map(([query, expected]) => ({ query, expected, addresses: firstAddresses(search, query) }))
    .filter(({ expected, addresses }) => !addresses.some((address) => address.endsWith(expected)));

const entriesOf = async (language: Language) => (await getSiteSearch(language)).entries ?? [];

/** The index a browser makes of what it is sent: without bodies. */
const browserSearch = async (language: Language): Promise<Search> =>
  createSearch(
    (await entriesOf(language)).map((entry) => ({ entry, body: '' })),
    language,
  );

/** The first search reads everything that can be found; on a busy machine that takes a while. */
beforeAll(() => getSiteSearch('en'), 30_000);

test('a query is looked up once, and again for another number of results', async () => {
  const { search } = await getSiteSearch('en');
  const found = search('perast', 5);
  expect(search('perast', 5)).toBe(found);
  expect(found.results).toHaveLength(5);
  expect(search('perast', 6).results).toHaveLength(6);
});

describe.each(LANGUAGES)('the shipped content in %s', (language) => {
  const cases = [...PLAIN_CASES[language], ...SPELLING_CASES[language]];
  const allowed = Math.floor(cases.length * (1 - SHARE));

  test.each([
    ['the server', async () => (await getSiteSearch(language)).search],
    ['the browser', () => browserSearch(language)],
  ])('what visitors look for is among the first three: %s', async (_where, make) => {
    const misses = missesOf(await make(), cases);
    expect(cases.length).toBeGreaterThanOrEqual(75);
    if (misses.length > allowed) expect(misses).toEqual([]);
  });

  test.each([
    ['the server', async () => (await getSiteSearch(language)).search],
    ['the browser', () => browserSearch(language)],
  ])('every title leads to its own page first: %s', async (_where, make) => {
    const search = await make();
    const misses = (await entriesOf(language)).filter(
      ({ title, href }) => search(title.text).results[0]?.entry.href !== href,
    );
    expect(misses.map(({ title }) => title.text)).toEqual([]);
  });

  test('every expected page is there to be found', async () => {
    const addresses = (await entriesOf(language)).map(({ href }) => href);
    const lost = cases.filter(([, expected]) => !addresses.some((address) => address.endsWith(expected)));
    expect(lost).toEqual([]);
  });

  test('every entry has an address of its own and something to show', async () => {
    const entries = await entriesOf(language);
    expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length);
    for (const { href, title, summary } of entries) {
      expect(href).toMatch(/^\/[a-z]/);
      expect(`${title.text} ${summary?.text ?? ''}`).not.toMatch(/[{}<>]|undefined/);
      expect(title.language).toBeUndefined();
    }
  });

  test('the index the browser is sent is small', async () => {
    const index = { entries: await entriesOf(language), isComplete: true, words: searchWords(language) };
    expect(gzipSync(JSON.stringify(index)).byteLength).toBeLessThan(MAX_INDEX_BYTES);
  });

  test('the popular pages can all be found', async () => {
    const addresses = (await entriesOf(language)).map(({ href }) => href);
    for (const { href } of popularPages(language)) expect(addresses).toContain(href);
  });
});
