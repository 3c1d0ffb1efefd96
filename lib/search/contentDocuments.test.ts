import { contractArticle } from '@/lib/cms/schema/article';
import { toArticleDocument } from '@/lib/search/contentDocuments';

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
