import { setTimeout as wait } from 'node:timers/promises';
import { provider } from '@/lib/cms/currentProvider';
import type { Provider } from '@/lib/cms/provider';
import { found, UNAVAILABLE } from '@/lib/cms/result';
import { contractArticle } from '@/lib/cms/schema/article';
import { contractConfig } from '@/lib/cms/schema/category';
import { getContentEntries } from '@/lib/seo/sitemap/content';
import { contentSitemaps, toSitemapIndex, toSitemapXml } from '@/lib/seo/sitemap/sitemaps';
import { markRefreshed } from '@/lib/server/freshness';

jest.mock('@/lib/cms/currentProvider');
jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(() => new Promise(() => {})) }));

const SITE = 'http://localhost:3000';
const SQUARES = { _id: 's1', seo: { slug: { en: 'squares', sr: 'trgovi' } } };
const TOWN = { _id: 'c1', seo: { slug: { en: 'town', sr: 'grad' } }, subcategories: [SQUARES] };
const WORKS = { _id: 'n1', title: { en: 'Works', sr: 'Radovi' }, seo: { slug: { en: 'works', sr: 'radovi' } } };
const CARNIVAL = { ...WORKS, _id: 'v1' };

const item = (id: string, type: string, facts: object = {}) =>
  contractArticle.parse({ _id: id, type, seo: { slug: { en: `page-${id}`, sr: `strana-${id}` } }, ...facts });

const PAGES = [
  [
    item('g1', 'blog', { image: { url: '/media/wall.jpg' } }),
    item('a1', 'news', { category: WORKS, updatedAt: '2026-03-01T10:00:00Z' }),
  ],
  [
    item('e1', 'event', { category: CARNIVAL }),
    item('a2', 'news', { category: WORKS, updatedAt: '2026-02-01T10:00:00+01:00' }),
  ],
];

test('content has sitemaps of its kind in each language, of bounded size; an outage half way has none', async () => {
  jest.mocked(wait).mockImplementation(async (milliseconds) => milliseconds === 100 || new Promise(() => {}));
  const articles = jest.fn().mockResolvedValueOnce(found({ data: PAGES[0], lastPage: 2 }));
  articles.mockResolvedValueOnce(UNAVAILABLE);
  const config = async () => found(contractConfig.parse({ categories: [TOWN] }));
  jest.mocked(provider).mockReturnValue({ articles, config } as Partial<Provider> as Provider);
  expect(await getContentEntries()).toEqual(UNAVAILABLE);
  for (const data of PAGES) articles.mockResolvedValueOnce(found({ data, lastPage: 2 }));
  const content = await getContentEntries();
  if (content.state !== 'found') throw new Error('no entries');

  const sitemaps = contentSitemaps(content.value, 2);
  const paths = Object.fromEntries(
    sitemaps.map((sitemap) => [
      sitemap.name,
      [...toSitemapXml(sitemap).matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url.replace(SITE, '')),
    ]),
  );
  expect(paths).toMatchObject({
    'guide-sr-1': ['/vidi-i-uradi/grad', '/vidi-i-uradi/grad/trgovi'],
    'guide-sr-2': ['/vidi-i-uradi/article/strana-g1?id=g1'],
    'news-en-1': ['/news/works/page-a1?id=a1', '/news/works/page-a2?id=a2'],
    'news-en-2': ['/news/works?id=n1'],
    // Categories of events are not indexed.
    'events-en-1': ['/events/page-e1?id=e1'],
  });
  expect(sitemaps).toHaveLength(10);
  const pictures = sitemaps.flatMap((sitemap) => toSitemapXml(sitemap).match(/<image:loc>[^<]+/g) ?? []);
  expect(pictures).toEqual([`<image:loc>${SITE}/media/wall.jpg`, `<image:loc>${SITE}/media/wall.jpg`]);
  const index = toSitemapIndex(sitemaps);
  expect(index).toContain(`<loc>${SITE}/sitemap-news-en-1.xml</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod>`);
  expect(index).toContain(`<sitemap><loc>${SITE}/sitemap-events-sr-1.xml</loc></sitemap>`);
});

test('after a refresh the last content is listed where the new list takes long', async () => {
  const { setTimeout: pause } = jest.requireActual<typeof import('node:timers/promises')>('node:timers/promises');
  jest.mocked(wait).mockImplementation((milliseconds = 0, value) => pause(milliseconds / 10, value));
  const config = jest.fn(async () => found(contractConfig.parse({ categories: [TOWN] })));
  const articles = async () => found({ data: [], lastPage: 1 });
  jest.mocked(provider).mockReturnValue({ articles, config } as Partial<Provider> as Provider);
  await getContentEntries();
  await pause(2);
  markRefreshed();
  config.mockReturnValue(new Promise(() => {}));
  expect(await getContentEntries()).toMatchObject({ state: 'found' });
});
