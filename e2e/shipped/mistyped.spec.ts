import { LANGUAGES } from '@/lib/i18n/language';
import { SEGMENTS } from '@/lib/routing/segments';
import { LAYOUTS, pagePaths, SAMPLES } from '../support/addresses';
import { canonicalOf, textOf, withoutScripts } from '../support/html';
import { sendRequest } from '../support/http';
import { expect, type Source, test } from '../support/test';

const pagesOf = (source: Source): string[] =>
  LANGUAGES.flatMap((language) => LAYOUTS.flatMap((kind) => pagePaths(source, language)[kind] ?? []));

/** Changes the path of an address, not its query. */
const withPath = (address: string, change: (path: string) => string): string => {
  const [path = '', query] = address.split('?');
  return query === undefined ? change(path) : `${change(path)}?${query}`;
};

const withQuery = (address: string, query: string): string => `${address}${address.includes('?') ? '&' : '?'}${query}`;

const SPELLINGS: [what: string, maxSteps: number, spell: (path: string) => string][] = [
  ['a trailing slash', 2, (path) => `${path}/`],
  ['two trailing slashes', 2, (path) => `${path}//`],
  ['doubled slashes', 2, (path) => path.replaceAll('/', '//')],
  ['doubled and trailing slashes', 2, (path) => `${path.replaceAll('/', '//')}/`],
  ['capitals', 1, (path) => path.toUpperCase()],
  ['capitals and stray slashes', 3, (path) => `/${path.toUpperCase()}//`],
];

/** The targets of all redirects from an address. */
async function follow(origin: string, address: string): Promise<string[]> {
  const steps: string[] = [];
  for (let next: string | undefined = address; next && steps.length < 10; ) {
    const { headers } = await sendRequest(origin, next);
    next = headers.location && toRelative(origin, headers.location);
    if (next) steps.push(next);
  }
  return steps;
}

/** A redirect target as path and query, or in full if it is on another host. */
function toRelative(origin: string, location: string): string {
  const { origin: target, pathname, search } = new URL(location, origin);
  return target === origin ? pathname + search : location;
}

for (const [what, maxSteps, spell] of SPELLINGS) {
  test(`redirects ${what} to the right address`, async ({ origin, source }) => {
    for (const address of pagesOf(source).filter((path) => !path.startsWith('/?'))) {
      const mistyped = withPath(address, spell);
      const steps = await follow(origin, mistyped);
      expect.soft(steps.at(-1), mistyped).toBe(address);
      expect.soft(steps.length, mistyped).toBeLessThanOrEqual(maxSteps);
    }
  });
}

test('serves a right id under wrong slugs, with its canonical address', async ({ origin, source }) => {
  const { category, subcategory, article, deepArticle, newsCategory, news, event } = SAMPLES[source];
  for (const language of LANGUAGES) {
    const paths = pagePaths(source, language);
    const [guide, newsRoot, events] = [SEGMENTS.guide, SEGMENTS.news, SEGMENTS.events].map((words) => words[language]);
    const wrong = [
      [`/${guide}/x?id=${category.id}`, 'category'],
      [`/${guide}/x/y?id=${subcategory.id}`, 'subcategory'],
      [`/${guide}/x/article/y?id=${article.id}`, 'article'],
      [`/${guide}/article/y?id=${deepArticle.id}`, 'subcategoryArticle'],
      [`/${newsRoot}/x?id=${newsCategory.id}`, 'newsCategory'],
      [`/${newsRoot}/x/y?id=${news.id}`, 'newsArticle'],
      [`/${events}/x?id=${event.id}`, 'eventArticle'],
    ] as const;
    for (const [address, kind] of wrong) {
      const [mistyped, right] = await Promise.all([sendRequest(origin, address), sendRequest(origin, paths[kind])]);
      expect.soft(mistyped.status, address).toBe(200);
      expect.soft(canonicalOf(mistyped.text), address).toBe(canonicalOf(right.text));
      expect.soft(textOf(mistyped.text), address).toBe(textOf(right.text));
    }
  }
});

const TRACKED = 'utm_source=poster&utm_medium=print&fbclid=abc&gclid=def';

test('ignores tracking parameters', async ({ origin, source }) => {
  for (const address of pagesOf(source)) {
    const tracked = withQuery(address, TRACKED);
    const [followed, plain] = await Promise.all([sendRequest(origin, tracked), sendRequest(origin, address)]);
    expect.soft(followed.status, tracked).toBe(200);
    expect.soft(canonicalOf(followed.text), tracked).toBe(canonicalOf(plain.text));
    expect.soft(textOf(followed.text), tracked).toBe(textOf(plain.text));
    // A page rendered on each request has its own address in the data of its scripts, and nowhere else.
    const isShared = followed.headers['cache-control']?.startsWith('public');
    const text = isShared ? followed.text : withoutScripts(followed.text);
    expect.soft(text.includes('utm_source'), tracked).toBe(false);
  }
});

/** React writes a text of more than 1,024 characters in another place of the RSC payload. */
const LENGTHS = [
  ['/legal', 10],
  ['/imprint', 2_000],
] as const;

test('keeps the URL of the visitor who was first on a page from the next', async ({ startSite, makeSiteFolder }) => {
  // On the site of all tests, another may have been first.
  const site = await startSite({ folder: makeSiteFolder() });
  for (const [path, length] of LENGTHS) {
    const { headers } = await site.request(`${path}?utm_source=${'a'.repeat(length)}`);
    expect(headers['x-nextjs-cache'], path).toBe('MISS');
    const next = await site.request(path);
    expect.soft([next.status, next.text.includes('utm_source')], path).toEqual([200, false]);
  }
});
