import { getAllGuideArticles } from '@/lib/cms/allArticles';
import { getListPage } from '@/lib/cms/listPage';
import { getArticlesOfSubcategory } from '@/lib/cms/queries';
import { found } from '@/lib/cms/result';
import { contractArticle } from '@/lib/cms/schema/article';

jest.mock('@/lib/cms/allArticles', () => ({ getAllGuideArticles: jest.fn() }));
jest.mock('@/lib/cms/queries', () => ({ getArticlesOfSubcategory: jest.fn() }));

const inSubcategory = contractArticle.parse({
  _id: 'a1',
  type: 'blog',
  category: { _id: 'c1' },
  subcategory: { _id: 's1' },
});
const inCategory = contractArticle.parse({ _id: 'a2', type: 'blog', category: { _id: 'c1' } });

const loadedFor = async (kind: 'category' | 'subcategory') => {
  const list = await getListPage({ kind, id: 'c1', page: 1 }, 'en');
  return list.state === 'found' ? list.value.groups.flatMap(({ cards }) => cards.map(({ id }) => id)) : null;
};

test.each([
  ['a category, its own', [inSubcategory, inCategory], ['a2']],
  ['a category without its own, all', [inSubcategory], ['a1']],
  ['a category, its own on whatever page they stand', [...Array(10).fill(inSubcategory), inCategory], ['a2']],
])('articles become cards: of %s', async (_which, guide, ids) => {
  jest.mocked(getAllGuideArticles).mockResolvedValue(found(guide));
  expect(await loadedFor('category')).toEqual(ids);
});

test('articles become cards: of a subcategory, all', async () => {
  const paged = { data: [inSubcategory, inCategory], page: 1, lastPage: 4, perPage: 10, total: 40 };
  jest.mocked(getArticlesOfSubcategory).mockResolvedValue(found(paged));
  expect(await loadedFor('subcategory')).toEqual(['a1', 'a2']);
});

test('a page that is no list is missing', async () => {
  expect(await getListPage({ kind: 'article', id: 'a1' }, 'en')).toEqual({ state: 'missing' });
});
