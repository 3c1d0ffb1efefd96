import { ALERT, DATE_NOT_CONFIRMED, EXPERIENCES_AND_ADVENTURES, GUIDANCE, TOP_ATTRACTIONS } from '@/lib/articles/tags';
import { contractArticle } from '@/lib/cms/schema/article';
import { contractCategory } from '@/lib/cms/schema/category';
import { toArticleDocument, toCategoryDocuments } from '@/lib/search/contentDocuments';
import { pageDocuments } from '@/lib/search/pageDocuments';
import { taxSummaries, visitorSummaries } from '@/lib/search/pageSummaries';
import { env } from '@/lib/server/env';
import { site } from '@/lib/site';
import { EXCURSION_TAX, RESIDENCE_TAX } from '@/lib/tax/tax';

const CARNIVAL = {
  _id: 'winter-carnival',
  type: 'event',
  startDate: '2027-02-13T23:00:00.000Z',
  endDate: '2027-02-22T20:00:00.000Z',
  category: { _id: 'traditions', title: { en: 'Traditions' }, seo: { slug: { en: 'traditions' } } },
};

test.each([
  ['its first and last day', {}, '14.02.2027 – 22.02.2027'],
  ['its only day', { endDate: '2027-02-14T20:00:00.000Z' }, '14.02.2027'],
  ['its category while its date is not confirmed', { tags: ['DATE_NOT_CONFIRMED'] }, 'Traditions'],
  ['its category without a date', { startDate: null }, 'Traditions'],
])('a result says of an event %s', (_what, change, detail) => {
  const { entry } = toArticleDocument(contractArticle.parse({ ...CARNIVAL, ...change }), 'en', 0);
  expect(entry.detail).toBe(detail);
});

test('a result says the description, else the summary, without a line break before a unit, and is found by its subjects', () => {
  const entryOf = (facts: object) => toArticleDocument(contractArticle.parse({ _id: 'walk', ...facts }), 'en', 0).entry;
  const summary = { en: '<p>A walk of 5 km.</p>' };
  expect(entryOf({ summary }).summary?.text).toBe('A walk of 5\u00a0km.');
  expect(entryOf({ summary, description: { en: 'By the sea.' } }).summary?.text).toBe('By the sea.');
  const tags = [TOP_ATTRACTIONS, EXPERIENCES_AND_ADVENTURES, DATE_NOT_CONFIRMED, GUIDANCE, ALERT, 'hiking'];
  expect(entryOf({ tags }).keywords).toBe('hiking');
});

test('a place is found by the names of the facts that are known about it', () => {
  const { keywords } = toArticleDocument(contractArticle.parse({ _id: 'cats-museum' }), 'en', 0).entry;
  expect(keywords.split(', ')).toContain('Website');
  expect(keywords).not.toContain('Opening hours');
});

test('of a body as much is indexed as there is room for', () => {
  const article = contractArticle.parse({ _id: 'walk', content: { en: 'A walk by the sea.' } });
  expect([100, 6, 0, -1].map((room) => toArticleDocument(article, 'en', room).body)).toEqual([
    'A walk by the sea.',
    'A walk',
    '',
    '',
  ]);
});

test('a subcategory is shown with its category', () => {
  const [outdoors, walks] = ['Outdoors', 'Walks'].map((en) => ({ _id: en.toLowerCase(), title: { en } }));
  const category = contractCategory.parse({ ...outdoors, subcategories: [walks] });
  expect(toCategoryDocuments(category, 'en').map(({ entry }) => entry.detail)).toEqual([null, 'Outdoors']);
});

test('the results of sections say the amounts of the taxes and the address of the desk', () => {
  const { residence, excursion } = taxSummaries('en');
  expect(residence).toContain(`Adults: €${RESIDENCE_TAX.adult.toFixed(2)} per person per night`);
  expect(excursion).toContain(`€${EXCURSION_TAX.person.toFixed(2)} per person`);
  expect(visitorSummaries('sr').help).toContain(site.address.sr);
});

test('a section is shown with its page, that of the offline pack only where there is one', () => {
  const detailOf = (id: string) => pageDocuments('en').find(({ entry }) => entry.href.endsWith(`#${id}`))?.entry.detail;
  expect([detailOf('taxis'), detailOf('offline-pack')]).toEqual(['Visitor information', 'Visitor information']);
  jest.replaceProperty(env(), 'offline', false);
  expect(detailOf('offline-pack')).toBeUndefined();
});
