import { getListPage } from '@/lib/cms/listPage';
import { getArticlesOfCategory, getArticlesOfSubcategory } from '@/lib/cms/queries';
import { found } from '@/lib/cms/result';
import { contractArticle } from '@/lib/cms/schema/article';

jest.mock('@/lib/cms/queries', () => ({ getArticlesOfCategory: jest.fn(), getArticlesOfSubcategory: jest.fn() }));

const inSubcategory = contractArticle.parse({ _id: 'a1', type: 'blog', subcategory: { _id: 's1' } });
const inCategory = contractArticle.parse({ _id: 'a2', type: 'blog' });

test.each([
  ['a category, its own', 'category', [inSubcategory, inCategory], ['a2']],
  ['a category without its own, all', 'category', [inSubcategory], ['a1']],
  ['a subcategory, all', 'subcategory', [inSubcategory, inCategory], ['a1', 'a2']],
] as const)('articles become cards: of %s', async (_which, kind, data, ids) => {
  for (const get of [getArticlesOfCategory, getArticlesOfSubcategory])
    jest.mocked(get).mockResolvedValue(found({ data: [...data], page: 1, lastPage: 4, perPage: 10, total: 40 }));
  const list = await getListPage({ kind, id: 'c1', page: 2 }, 'en');
  expect(list).toMatchObject({ value: { groups: [{ cards: ids.map((id) => ({ id })) }], lastPage: 4 } });
});

test('a page that is no list is missing', async () => {
  expect(await getListPage({ kind: 'article', id: 'a1' }, 'en')).toEqual({ state: 'missing' });
});
