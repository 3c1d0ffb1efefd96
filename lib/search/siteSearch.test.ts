/** @jest-environment node */

import { createSearch, type Search } from '@/lib/content/search/search';
import { PLAIN_CASES, type SearchCase, SPELLING_CASES } from '@/lib/content/search/search.cases';
import { LANGUAGES, type Language } from '@/lib/language';
import { getSiteSearch } from '@/lib/search/siteSearch';

const FIRST = 3;

/** Of a hundred queries this many lead where they should. */
const SHARE = 0.95;

const firstAddresses = (search: Search, query: string): string[] =>
  search(query)
    .results.slice(0, FIRST)
    .map(({ entry }) => entry.href);

const missesOf = (search: Search, cases: readonly SearchCase[]) =>
  cases
    .map(([query, expected]) => ({ query, expected, addresses: firstAddresses(search, query) }))
    .filter(({ expected, addresses }) => !addresses.some((address) => address.endsWith(expected)));

/** The index a browser makes of what it is sent: without bodies. */
async function browserSearch(language: Language): Promise<Search> {
  const { entries } = await getSiteSearch(language);
  return createSearch(
    entries.map((entry) => ({ entry, body: '' })),
    language,
  );
}

describe.each(LANGUAGES)('what visitors look for is among the first three: %s', (language) => {
  const cases = [...PLAIN_CASES[language], ...SPELLING_CASES[language]];

  test('on the server and in the browser', async () => {
    const searches = [(await getSiteSearch(language)).search, await browserSearch(language)];
    for (const search of searches) {
      const misses = missesOf(search, cases);
      if (process.env.SHOW) process.stdout.write(JSON.stringify(misses, null, 1));
      if (misses.length > cases.length * (1 - SHARE)) expect(misses).toEqual([]);
    }
  });
});
