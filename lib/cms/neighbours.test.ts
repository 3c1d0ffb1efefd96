import { getAllEvents, getAllGuideArticles, getAllNews } from '@/lib/cms/allArticles';
import { getNeighbours } from '@/lib/cms/neighbours';
import { found } from '@/lib/cms/result';
import { contractArticle } from '@/lib/cms/schema/article';

jest.mock('@/lib/cms/allArticles');

const named = (_id: string, facts: object = {}) => contractArticle.parse({ _id, ...facts });

const CATEGORY = { category: { _id: 'old-town' } };
const SUBCATEGORY = { ...CATEGORY, subcategory: { _id: 'squares' } };

/** Another category, and another of its subcategories, before each article of a list. */
const GUIDE = ['1', '2', '3'].flatMap((number) => [
  named(`o${number}`, { category: { _id: 'outdoors' } }),
  named(`l${number}`, { ...CATEGORY, subcategory: { _id: 'lanes' } }),
  named(`c${number}`, CATEGORY),
  named(`s${number}`, SUBCATEGORY),
]);

beforeEach(() => {
  jest.mocked(getAllNews).mockResolvedValue(found(['n1', 'n2', 'n3'].map((id) => named(id))));
  jest.mocked(getAllGuideArticles).mockResolvedValue(found(GUIDE));
  const starts = { e3: '2090-03-01', e2: '2090-02-01', e1: '2090-01-01' };
  jest
    .mocked(getAllEvents)
    .mockResolvedValue(found(Object.entries(starts).map(([id, startDate]) => named(id, { type: 'event', startDate }))));
});

test.each([
  ['news', named('n2', { type: 'news', ...CATEGORY }), ['n1', 'n3']],
  ['events, in calendar order', named('e2', { type: 'event', ...CATEGORY }), ['e1', 'e3']],
  ['its category', named('c2', CATEGORY), ['c1', 'c3']],
  ['its subcategory', named('s2', SUBCATEGORY), ['s1', 's3']],
  ['the list it begins', named('c1', CATEGORY), [undefined, 'c2']],
  ['the list it ends', named('c3', CATEGORY), ['c2', undefined]],
  ['a list that lacks it', named('gone', CATEGORY), [undefined, undefined]],
])('an article stands between those beside it in %s', async (_list, article, ids) => {
  const neighbours = await getNeighbours(article, 'en');
  const { previous, next } = neighbours.state === 'found' ? neighbours.value : {};
  expect([previous?._id, next?._id]).toEqual(ids);
});

test('an article of the guide without a category has no list', async () => {
  expect(await getNeighbours(named('a2'), 'en')).toEqual({ state: 'missing' });
});
