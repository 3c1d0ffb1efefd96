import { type ContractArticle, contractArticle } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';
import { selectRecent, toNewsSitemap } from '@/lib/seo/sitemap/newsSitemap';

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

const titles = (xml: string): string[] => [...xml.matchAll(/<news:title>([^<]+)</g)].map(([, title = '']) => title);

test('only the news of the last two days, not guidance nor what is still to come', () => {
  jest.spyOn(clock, 'now').mockReturnValue(NOW);
  const news = [...[-1, 0, 1, 47, 48, 49, 400].map((hours) => hoursAgo(hours)), hoursAgo(2, { tags: ['GUIDANCE'] })];
  expect(selectRecent(news).map(({ _id }) => _id)).toEqual(['n0', 'n1', 'n47', 'n48']);
});

test('an article stands in the languages it is written in', () => {
  const xml = toNewsSitemap([
    hoursAgo(1),
    hoursAgo(12, { title: { en: 'A day' } }),
    hoursAgo(2, { title: { sr: 'Samo ovdje & sada' } }),
  ]);
  expect(titles(xml)).toEqual(['News of 1', 'Vijest 1', 'A day', 'Samo ovdje &amp; sada']);
  expect([...xml.matchAll(/<news:language>(\w+)</g)].map(([, language]) => language)).toEqual(['en', 'sr', 'en', 'sr']);
  expect(xml).toContain('<loc>http://localhost:3000/vijesti/article/samo-ovdje-sada?id=n2</loc>');
  expect(xml).toContain('<news:publication_date>2026-05-10T11:00:00.000Z</news:publication_date>');
  expect(xml).toContain('<news:publication_date>2026-05-10</news:publication_date>');
  expect(xml).toContain('<news:name>Tourist Organisation of Kotor</news:name>');
});
