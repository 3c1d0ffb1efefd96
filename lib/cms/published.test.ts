import {
  isPublishedArticle,
  isPublishedCategory,
  publishedCategories,
  unpublishedIds,
  withoutUnpublished,
} from '@/lib/cms/published';
import { contractArticle } from '@/lib/cms/schema/article';
import { contractConfig } from '@/lib/cms/schema/category';

test.each([
  ['published', true, true],
  [null, true, false],
  ['draft', false, false],
  ['', false, false],
])('of the status %j an article shows: %s, a category: %s', (status, article, category) => {
  expect(isPublishedArticle({ status })).toBe(article);
  expect(isPublishedCategory({ status })).toBe(category);
});

test('a publication date to come hides no article', () => {
  const article = contractArticle.parse({ _id: 'a1', status: 'published', publishDate: '2999-01-01T00:00:00Z' });
  expect(isPublishedArticle(article)).toBe(true);
});

test.each([false, 0, 1, ['draft'], { name: 'draft' }])('the status %j, which is no text, shows nothing', (status) => {
  expect(isPublishedArticle(contractArticle.parse({ _id: 'a1', status }))).toBe(false);
  const config = contractConfig.parse({
    categories: [
      { _id: 'c1', status, subcategories: [] },
      { _id: 'c2', status: 'published', subcategories: [{ _id: 's1', status }] },
    ],
    subcategories: [{ _id: 's2', status, categoryId: 'c2' }],
  });
  expect(publishedCategories(config)).toMatchObject([{ _id: 'c2', subcategories: [] }]);
});

test('subcategories come together from both lists, published ones of published categories only', () => {
  const published = { status: 'published' };
  const config = contractConfig.parse({
    categories: [
      { _id: 'c1', ...published, subcategories: [{ _id: 's1', ...published }, { _id: 's2' }] },
      { _id: 'c2', status: 'draft', subcategories: [{ _id: 's3', ...published }] },
      { _id: 'c3' },
    ],
    subcategories: [
      { _id: 's1', ...published, categoryId: 'c1' },
      { _id: 's4', ...published, categoryId: 'c1' },
      { _id: 's5', ...published, categoryId: 'c2' },
      { _id: 's6', ...published },
    ],
  });
  expect(publishedCategories(config)).toMatchObject([
    {
      _id: 'c1',
      subcategories: [
        { _id: 's1', categoryId: 'c1' },
        { _id: 's4', categoryId: 'c1' },
      ],
    },
  ]);
  expect(unpublishedIds(config)).toEqual({
    categories: new Set(['c2', 'c3']),
    subcategories: new Set(['s2', 's3', 's5', 's6']),
  });
});

test('an unpublished category is left out of an article, though a published subcategory has its id', () => {
  const config = contractConfig.parse({
    categories: [
      { _id: '1', status: 'published', subcategories: [{ _id: '1' }, { _id: '2', status: 'published' }] },
      { _id: '2', status: 'draft' },
    ],
    subcategories: [],
  });
  const articleIn = (category: string, subcategory: string) =>
    contractArticle.parse({ _id: 'a1', category: { _id: category }, subcategory: { _id: subcategory } });
  const hidden = unpublishedIds(config);
  expect(withoutUnpublished(articleIn('1', '1'), hidden)).toMatchObject({ category: { _id: '1' }, subcategory: null });
  expect(withoutUnpublished(articleIn('2', '2'), hidden)).toMatchObject({ category: null, subcategory: { _id: '2' } });
});
