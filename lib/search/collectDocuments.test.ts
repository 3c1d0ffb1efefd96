import { provider } from '@/lib/cms/currentProvider';
import { found } from '@/lib/cms/result';
import { contractArticle } from '@/lib/cms/schema/article';
import { collectDocuments } from '@/lib/search/collectDocuments';

test('an article that moves to the next page while the list is read is found once', async () => {
  const data = ['b', 'a'].map((_id) => contractArticle.parse({ _id, type: 'news', title: { en: _id } }));
  const articles = jest.spyOn(provider(), 'articles');
  for (const on of [data, data.slice(1)])
    articles.mockResolvedValueOnce(found({ data: on, page: 1, lastPage: 2, perPage: 2, total: 3 }));
  const collected = await collectDocuments();
  if (collected.state !== 'found') throw new Error('unavailable');
  const hrefs = collected.value.documents.en
    .map(({ entry }) => entry.href)
    .filter((href) => href.startsWith('/news/article'));
  expect(hrefs).toEqual(['/news/article/b?id=b', '/news/article/a?id=a']);
  expect(articles).toHaveBeenCalledTimes(2);
});
