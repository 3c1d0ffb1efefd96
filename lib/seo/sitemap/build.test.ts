import { existsSync, readFileSync, rmSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type ContractArticle, contractArticle } from '@/lib/cms/schema/article';
import { contractConfig } from '@/lib/cms/schema/category';
import { robotsOf } from '@/lib/seo/robots';
import { buildSitemaps } from '@/lib/seo/sitemap/build';
import { fileOf, LIMITS } from '@/lib/seo/sitemap/sitemapSeries';
import { temporaryFolder } from '@/lib/server/temporaryFolder.cases';

const SITE = 'https://site.example';
const MUCH = 1_000_000_000;

const pathOf = temporaryFolder();

const SQUARES = { _id: 's1', seo: { slug: { en: 'squares', sr: 'trgovi' } } };
const TOWN = { _id: 'c1', seo: { slug: { en: 'town', sr: 'grad' } }, subcategories: [SQUARES] };
const config = contractConfig.parse({ categories: [TOWN] });

const item = (number: number, type: string, facts: object = {}): ContractArticle =>
  contractArticle.parse({
    _id: `${type}${number}`,
    type,
    seo: { slug: { en: `page-${number}`, sr: `strana-${number}` } },
    publishDate: `2026-01-0${(number % 9) + 1}T10:00:00Z`,
    ...facts,
  });

async function* pagesOf(...pages: ContractArticle[][]): AsyncGenerator<ContractArticle[]> {
  yield* pages;
}

const many = (count: number, type: string): ContractArticle[] =>
  Array.from({ length: count }, (_, index) => item(index + 1, type));

const read = (name: string): string => gunzipSync(readFileSync(fileOf(pathOf(), name))).toString();

const addressesIn = (name: string): string[] =>
  [...read(name).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(SITE, ''));

const build = (articles: AsyncIterable<ContractArticle[]>, limits?: typeof LIMITS) =>
  buildSitemaps(pathOf(), SITE, { config, articles }, limits);

test('each kind of page has sitemaps of its own in each language', async () => {
  const category = { _id: 'n1', title: { en: 'Works', sr: 'Radovi' }, seo: { slug: { en: 'works', sr: 'radovi' } } };
  const files = await build(
    pagesOf([item(1, 'blog'), item(2, 'news', { category })], [item(3, 'event'), item(4, 'news', { category })]),
  );
  const names = ['guide-en-1', 'guide-sr-1', 'news-en-1', 'news-sr-1', 'events-en-1', 'events-sr-1'];
  expect(files.map(({ name }) => name)).toEqual(names);
  expect(addressesIn('guide-sr-1')).toEqual([
    '/vidi-i-uradi/grad',
    '/vidi-i-uradi/grad/trgovi',
    '/vidi-i-uradi/article/strana-1?id=blog1',
  ]);
  expect(addressesIn('news-en-1')).toEqual([
    '/news/works/page-2?id=news2',
    '/news/works/page-4?id=news4',
    '/news/works?id=n1',
  ]);
  expect(addressesIn('events-en-1')).toEqual(['/events/page-3?id=event3']);
});

test('a category of events, which is not to be indexed, is in no sitemap', async () => {
  const category = {
    _id: 'v1',
    title: { en: 'Carnival', sr: 'Karneval' },
    seo: { slug: { en: 'carnival', sr: 'karneval' } },
  };
  await build(pagesOf([item(1, 'event', { category })]));
  expect(addressesIn('events-en-1')).toEqual(['/events/page-1?id=event1']);
  expect(robotsOf('eventCategory')).toMatchObject({ index: false });
});

test('the date of a sitemap is that of its newest page; without dates it has none', async () => {
  const files = await build(
    pagesOf([
      item(1, 'news', { updatedAt: '2026-03-01T10:00:00Z' }),
      item(2, 'news', { updatedAt: '2026-02-01T10:00:00+01:00' }),
      item(3, 'event', { publishDate: null }),
    ]),
  );
  const dates = Object.fromEntries(files.map(({ name, modified }) => [name, modified]));
  expect(dates).toMatchObject({ 'news-en-1': '2026-03-01T10:00:00Z', 'events-sr-1': null, 'guide-en-1': null });
});

test.each([
  ['addresses', { addresses: 10, bytes: MUCH }, 3],
  ['bytes', { addresses: LIMITS.addresses, bytes: 3_000 }, 5],
])('a sitemap with the most %s is followed by another, and no address is lost or doubled', async (_, limits, count) => {
  const articles = many(25, 'event');
  const files = await build(pagesOf(articles.slice(0, 9), articles.slice(9)), limits);
  const events = files.map(({ name }) => name).filter((name) => name.startsWith('events-en'));
  expect(events.length).toBeGreaterThanOrEqual(count);
  expect(new Set(events.flatMap(addressesIn)).size).toBe(25);
  for (const name of events) {
    expect(read(name)).toMatch(/^<\?xml[^>]+>\n<urlset [^>]+>\n(<url>.*<\/url>\n)+<\/urlset>\n$/);
    expect(addressesIn(name).length).toBeLessThanOrEqual(limits.addresses);
    expect(Buffer.byteLength(read(name))).toBeLessThanOrEqual(limits.bytes + '</urlset>\n'.length);
  }
});

test('the limits are those of sitemaps.org', () => {
  expect(LIMITS.addresses).toBeLessThanOrEqual(50_000);
  expect(LIMITS.bytes).toBeLessThan(50 * 1024 * 1024);
});

test('the tag of a sitemap changes with its content only', async () => {
  const tags = async (articles: ContractArticle[]) =>
    Object.fromEntries((await build(pagesOf(articles))).map(({ name, etag }) => [name, etag]));
  const first = await tags([item(1, 'news'), item(2, 'event')]);
  const second = await tags([item(1, 'news'), item(3, 'event')]);
  expect(second['news-en-1']).toBe(first['news-en-1']);
  expect(second['events-en-1']).not.toBe(first['events-en-1']);
});

test('an outage half way fails the build', async () => {
  async function* failing(): AsyncGenerator<ContractArticle[]> {
    yield many(3, 'news');
    throw new Error('articles, page 2: unavailable');
  }
  await expect(build(failing())).rejects.toThrow('page 2');
});

test('a disk that cannot be written fails the build, and does not hang it', async () => {
  async function* removing(): AsyncGenerator<ContractArticle[]> {
    rmSync(pathOf(), { recursive: true, force: true });
    yield many(3, 'event');
  }
  await expect(build(removing())).rejects.toThrow('ENOENT');
  expect(existsSync(pathOf())).toBe(false);
});
