import { getAllEvents } from '@/lib/cms/allArticles';
import { getNeighbours } from '@/lib/cms/neighbours';
import { getArticlesOfCategory, getArticlesOfSubcategory, getLatestNews } from '@/lib/cms/queries';
import { found } from '@/lib/cms/result';
import { contractArticle } from '@/lib/cms/schema/article';

jest.mock('@/lib/cms/allArticles');
jest.mock('@/lib/cms/queries');

const named = (_id: string, facts: object = {}) => contractArticle.parse({ _id, ...facts });

const listOf = (...ids: string[]) =>
  found({ data: ids.map((id) => named(id)), page: 1, lastPage: 1, perPage: 10, total: ids.length });

beforeEach(() => {
  jest.mocked(getLatestNews).mockResolvedValue(listOf('n1', 'n2', 'n3'));
  jest.mocked(getArticlesOfCategory).mockResolvedValue(listOf('c1', 'a2', 'c3'));
  jest.mocked(getArticlesOfSubcategory).mockResolvedValue(listOf('s1', 'a2', 's3'));
  const starts = { e3: '2090-03-01', e2: '2090-02-01', e1: '2090-01-01' };
  jest
    .mocked(getAllEvents)
    .mockResolvedValue(found(Object.entries(starts).map(([id, startDate]) => named(id, { type: 'event', startDate }))));
});

const CATEGORY = { category: { _id: 'old-town' } };

test.each([
  ['news', named('n2', { type: 'news', ...CATEGORY }), ['n1', 'n3']],
  ['events, in calendar order', named('e2', { type: 'event', ...CATEGORY }), ['e1', 'e3']],
  ['its category', named('a2', CATEGORY), ['c1', 'c3']],
  ['its subcategory', named('a2', { ...CATEGORY, subcategory: { _id: 'squares' } }), ['s1', 's3']],
  ['the list it begins', named('c1', CATEGORY), [undefined, 'a2']],
  ['the list it ends', named('c3', CATEGORY), ['a2', undefined]],
  ['a list that lacks it', named('gone', CATEGORY), [undefined, undefined]],
])('an article stands between those beside it in %s', async (_list, article, ids) => {
  const neighbours = await getNeighbours(article, 'en');
  const { previous, next } = neighbours.state === 'found' ? neighbours.value : {};
  expect([previous?._id, next?._id]).toEqual(ids);
});

test('an article of the guide without a category has no list', async () => {
  expect(await getNeighbours(named('a2'), 'en')).toEqual({ state: 'missing' });
});
