/** @jest-environment jsdom */
import { toSitemapDate, toUrlXml } from '@/lib/seo/sitemap/entry';
import { toSitemapXml } from '@/lib/seo/sitemap/sitemaps';

const SITE = 'http://localhost:3000';

const page = {
  addresses: { en: '/news/a?id=1&x=2', sr: '/vijesti/a?id=1' },
  modified: '2026-05-01T10:30:00+02:00',
  picture: '/media/šetnja uz more.jpg',
};

const EMPTY = toSitemapXml({ name: 'guide-en-1', language: 'en', entries: [] });

const parse = (xml: string | null): Document =>
  new DOMParser().parseFromString(EMPTY.replace('</urlset>', `${xml}</urlset>`), 'application/xml');

const texts = (document: Document, name: string): (string | null)[] =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);

const alternates = (document: Document) =>
  Object.fromEntries(
    [...document.getElementsByTagName('xhtml:link')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  );

test('a page names its address, its date, its picture, itself and the other language', () => {
  const english = parse(toUrlXml(page, 'en'));
  expect(texts(english, 'loc')).toEqual([`${SITE}/news/a?id=1&x=2`]);
  expect(texts(english, 'lastmod')).toEqual(['2026-05-01T08:30:00.000Z']);
  expect(texts(english, 'image:loc')).toEqual([`${SITE}/media/%C5%A1etnja%20uz%20more.jpg`]);
  expect(alternates(english)).toEqual({
    en: `${SITE}/news/a?id=1&x=2`,
    'sr-Latn': `${SITE}/vijesti/a?id=1`,
    'x-default': `${SITE}/news/a?id=1&x=2`,
  });
  const serbian = parse(toUrlXml(page, 'sr'));
  expect(texts(serbian, 'loc')).toEqual([`${SITE}/vijesti/a?id=1`]);
  expect(alternates(serbian)).toEqual(alternates(english));
});

test('home has no slash, as in its canonical link', () => {
  const home = parse(toUrlXml({ ...page, addresses: { en: '/', sr: '/?lang=sr' } }, 'en'));
  expect(texts(home, 'loc')).toEqual([SITE]);
  expect(alternates(home)).toEqual({ en: SITE, 'sr-Latn': `${SITE}/?lang=sr`, 'x-default': SITE });
});

test('what nobody knows is left out', () => {
  const bare = parse(toUrlXml({ ...page, modified: null, picture: undefined }, 'en'));
  expect(texts(bare, 'lastmod')).toEqual([]);
  expect(texts(bare, 'image:image')).toEqual([]);
});

test('a page of one language stands in that one, and names itself only', () => {
  const card = { addresses: { sr: '/volim-kotor' }, modified: null };
  expect(toUrlXml(card, 'en')).toBeNull();
  const serbian = parse(toUrlXml(card, 'sr'));
  expect(texts(serbian, 'loc')).toEqual([`${SITE}/volim-kotor`]);
  expect(alternates(serbian)).toEqual({ 'sr-Latn': `${SITE}/volim-kotor` });
});

test('midnight stands for the day alone', () => {
  expect(toSitemapDate('2026-05-01T00:00:00.000Z')).toBe('2026-05-01');
  expect(toSitemapDate('2026-05-01T00:00:01Z')).toBe('2026-05-01T00:00:01.000Z');
});
