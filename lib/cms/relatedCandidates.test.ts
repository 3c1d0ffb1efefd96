import { getAllGuideArticles } from '@/lib/cms/allArticles';
import { getRelated } from '@/lib/cms/queries';
import { getRelatedCandidates } from '@/lib/cms/relatedCandidates';
import { found, UNAVAILABLE } from '@/lib/cms/result';
import { contractArticle } from '@/lib/cms/schema/article';

jest.mock('@/lib/cms/allArticles');
jest.mock('@/lib/cms/queries');

const article = (_id: string, subcategory: string, tags: string[]) =>
  contractArticle.parse({ _id, category: { _id: 'old-town' }, subcategory: { _id: subcategory }, tags });

const WELL = article('well', 'squares', ['history', 'TOP_ATTRACTIONS']);

const candidatesOf = async () => {
  const result = await getRelatedCandidates(WELL);
  return result.state === 'found' ? result.value.map(({ _id }) => _id) : result.state;
};

beforeEach(() => {
  jest.mocked(getRelated).mockResolvedValue(found([article('newest', 'lanes', ['history'])]));
  const guide = [
    article('old', 'squares', ['history']),
    article('elsewhere', 'lanes', ['history']),
    article('cats', 'squares', ['cats', 'TOP_ATTRACTIONS']),
  ];
  jest.mocked(getAllGuideArticles).mockResolvedValue(found(guide));
});

test('an older article of the same subcategory that shares a subject follows the newest', async () => {
  expect(await candidatesOf()).toEqual(['newest', 'old']);
});

test('while one of the two lists is unavailable, the newest decide', async () => {
  jest.mocked(getAllGuideArticles).mockResolvedValue(UNAVAILABLE);
  expect(await candidatesOf()).toEqual(['newest']);
  jest.mocked(getRelated).mockResolvedValue(UNAVAILABLE);
  expect(await candidatesOf()).toBe('unavailable');
});
