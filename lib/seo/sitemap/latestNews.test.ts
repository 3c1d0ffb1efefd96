import { provider } from '@/lib/cms/currentProvider';
import { selectArticles } from '@/lib/cms/files/select';
import type { Provider } from '@/lib/cms/provider';
import { found, UNAVAILABLE } from '@/lib/cms/result';
import { type ContractArticle, contractArticle } from '@/lib/cms/schema/article';
import type { ArticlesQuery } from '@/lib/cms/schema/query';
import { clock } from '@/lib/i18n/clock';
import { getLatestTwoDays, toNewsSitemap } from '@/lib/seo/sitemap/latestNews';

jest.mock('@/lib/cms/currentProvider');

const NOW = new Date('2026-05-10T12:00:00Z');
const HOUR_MS = 3_600_000;

const hoursAgo = (hours: number, facts: object = {}): ContractArticle =>
  contractArticle.parse({
    _id: `n${hours}`.replace('-', '_'),
    type: 'news',
    title: { en: `News of ${hours}`, sr: `Vijest ${hours}` },
    publishDate: new Date(NOW.getTime() - hours * HOUR_MS).toISOString(),
    ...facts,
  });

function publish(news: ContractArticle[]) {
  const articles = jest.fn(async (query: ArticlesQuery) => found(selectArticles(news, query)));
  jest.mocked(provider).mockReturnValue({ articles } as Partial<Provider> as Provider);
  jest.spyOn(clock, 'now').mockReturnValue(NOW);
  return articles;
}

const titles = (xml: string): string[] => [...xml.matchAll(/<news:title>([^<]+)</g)].map(([, title = '']) => title);

test('only the news of the last two days, not guidance nor what is still to come', async () => {
  publish([...[-1, 0, 1, 47, 48, 49, 400].map((hours) => hoursAgo(hours)), hoursAgo(2, { tags: ['GUIDANCE'] })]);
  const answer = await getLatestTwoDays();
  expect(answer.state === 'found' && answer.value.map(({ _id }) => _id)).toEqual(['n0', 'n1', 'n47', 'n48']);
});

test('the provider is requested no further than two days back', async () => {
  const articles = publish(Array.from({ length: 300 }, (_, index) => hoursAgo(index)));
  await getLatestTwoDays();
  expect(articles).toHaveBeenCalledTimes(1);
});

test('a busy day is loaded page by page, and never lists more than a thousand addresses', async () => {
  const articles = publish(Array.from({ length: 900 }, (_, index) => hoursAgo(index / 100, { _id: `n${index}` })));
  const answer = await getLatestTwoDays();
  expect(articles.mock.calls.length).toBe(5);
  const xml = toNewsSitemap(answer.state === 'found' ? answer.value : [], 'https://site.example');
  expect(titles(xml)).toHaveLength(1_000);
});

test('an article stands in the languages it is written in', () => {
  const xml = toNewsSitemap([hoursAgo(1), hoursAgo(2, { title: { sr: 'Samo ovdje & sada' } })], 'https://site.example');
  expect(titles(xml)).toEqual(['News of 1', 'Vijest 1', 'Samo ovdje &amp; sada']);
  expect([...xml.matchAll(/<news:language>(\w+)</g)].map(([, language]) => language)).toEqual(['en', 'sr', 'sr']);
  expect(xml).toContain('<loc>https://site.example/vijesti/article/samo-ovdje-sada?id=n2</loc>');
  expect(xml).toContain('<news:publication_date>2026-05-10T11:00:00.000Z</news:publication_date>');
});

test('an outage is passed on', async () => {
  jest.mocked(provider).mockReturnValue({ articles: async () => UNAVAILABLE } as Partial<Provider> as Provider);
  expect(await getLatestTwoDays()).toEqual(UNAVAILABLE);
});
