import { contractArticle } from '@/lib/cms/schema/article';
import { contractConfig } from '@/lib/cms/schema/category';
import { contractPaged } from '@/lib/cms/schema/paged';
import { parseResponse } from '@/lib/cms/schema/repair';
import { log } from '@/lib/server/log';

const logged = (): unknown => jest.mocked(log.warn).mock.lastCall?.[1]?.first;

test('a repair in a list is logged with the place and the id of its item', () => {
  const articles = contractPaged('article', contractArticle);
  const data = [{ _id: 'a0' }, { _id: 'a1', tags: 'ALERT' }, { title: 'No id' }, { _id: 'bad id' }];
  parseResponse('/article', articles, { data });
  expect(logged()).toMatch(
    /^article\[1\] a1: tags: not a list; article\[2\]: skipped: .+; article\[3\] bad id: skipped: .+$/,
  );
});

test('a repair in a list within an item is logged with both, and one after it with neither', () => {
  const categories = [{ _id: 'c1', subcategories: [{ _id: 's1' }, { _id: 's2', image: 'a.jpg' }] }];
  parseResponse('/config', contractConfig, { categories, subcategories: 'none' });
  expect(logged()).toMatch(
    /^category\[0\] c1: subcategory\[1\] s2: category\.image: .+; config\.subcategories: not a list$/,
  );
});

test('a repair of one article is logged without a place', () => {
  parseResponse('/article/a1', contractArticle, { _id: 'a1', tags: 'ALERT' });
  expect(logged()).toBe('tags: not a list');
});

test('a fault within a field is logged with its place', () => {
  const fields = { image: { url: null }, category: { _id: 'a b' } };
  parseResponse('/article/a1', contractArticle, { _id: 'a1', ...fields });
  expect(logged()).toMatch(/^image\.url: [^;]+; category\._id: [^;]+$/);
});

test('an item that is left out is logged with the field that it lacks', () => {
  parseResponse('/article', contractPaged('article', contractArticle), { data: [{ _id: 'a1' }, { title: 'No id' }] });
  expect(logged()).toMatch(/^article\[1\]: skipped: _id: ./);
});
