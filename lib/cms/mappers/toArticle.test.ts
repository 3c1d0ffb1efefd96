import { toArticle } from '@/lib/cms/mappers/toArticle';
import { contractArticle } from '@/lib/cms/schema/article';

const TOWN = { _id: 'c1', title: { en: 'Old town' }, seo: { slug: { en: 'old-town' } } };
const SQUARES = { _id: 's1', title: { en: 'Squares' }, seo: { slug: { en: 'squares' } } };

const read = (facts: object) =>
  toArticle(
    contractArticle.parse({ _id: 'a1', title: { en: 'Tower' }, ...facts }),
    'en',
    new Date('2026-11-28T12:00Z'),
  );

test.each([
  ['in the guide', { type: 'blog' }, 'guide', ['/see-and-do/old-town?id=c1', '/see-and-do/old-town/squares?id=s1']],
  ['without a type', {}, 'guide', ['/see-and-do/old-town?id=c1', '/see-and-do/old-town/squares?id=s1']],
  ['in the news', { type: 'news' }, 'news', ['/news/old-town?id=c1']],
  ['of the events', { type: 'event' }, 'events', ['/events?id=c1']],
  ['without a category', { category: null }, 'guide', []],
])('an article %s has its section, its badge and the way to it', async (_where, facts, section, hrefs) => {
  const article = await read({ category: TOWN, subcategory: SQUARES, ...facts });
  expect(article.section).toBe(section);
  expect(article.badge?.href).toBe(hrefs[0]);
  expect(article.crumbs.map(({ href }) => href)).toEqual(hrefs);
});

test.each([
  ['the editor’s', { publishDate: '2026-07-05T00:00:00Z' }, '2026-07-05'],
  ['else the content system’s', {}, '2026-08-05'],
  ['else that of its creation', { publishedAt: null }, '2026-06-05'],
])('the date of an article is %s', async (_whose, facts, published) => {
  const dates = { publishedAt: '2026-08-05T00:00:00Z', createdAt: '2026-06-05T00:00:00Z' };
  expect(await read({ ...dates, ...facts })).toMatchObject({ published });
});

test('the way names a subcategory of the other language too, and none without a name', async () => {
  const namesFor = async (title: object) =>
    (await read({ category: TOWN, subcategory: { _id: 's1', title } })).crumbs.map(({ name }) => name.text);
  expect(await namesFor({ sr: 'Trgovi' })).toEqual(['Old town', 'Trgovi']);
  expect(await namesFor({})).toEqual(['Old town']);
});

test.each([
  ['its own words', { seo: { title: { en: 'T' }, description: { en: 'D' }, keywords: { en: 'K' } } }, ['T', 'D', 'K']],
  ['else its description', {}, ['Tower', 'High.', null]],
  ['else its summary', { description: null }, ['Tower', 'A tower.', null]],
])('search engines get %s', async (_which, facts, words) => {
  const { seo, summary } = await read({ description: { en: 'High.' }, summary: { en: 'A tower.' }, ...facts });
  expect([seo.title, seo.description, seo.keywords]).toEqual(words);
  expect(summary).toEqual({ text: 'A tower.' });
});

test('a text in the language of the page comes before one in the other language that it may be replaced by', async () => {
  const { seo, summary } = await read({
    seo: { title: { sr: 'Sat-kula u Kotoru' }, description: { sr: 'Visoka kula.' } },
    summary: { sr: 'Kula.' },
    description: { en: 'High.' },
  });
  expect([seo.title, seo.description, summary]).toEqual(['Tower', 'High.', { text: 'High.' }]);
});

test('only an event with a start has its time and its place', async () => {
  const facts = { startDate: '2026-12-05T17:00:00Z', place: { en: 'Perast' } };
  expect((await read({ ...facts, type: 'event' })).event).toMatchObject({
    place: { text: 'Perast' },
    isConfirmed: true,
  });
  expect((await read({ ...facts, type: 'blog' })).event).toBeNull();
  expect((await read({ ...facts, type: 'event', startDate: null })).event).toBeNull();
});

test('tags for the site itself are not shown', async () => {
  const { tags } = await read({ tags: ['SEA', 'GUIDANCE', 'DATE_NOT_CONFIRMED'] });
  expect(tags).toEqual(['SEA']);
});
