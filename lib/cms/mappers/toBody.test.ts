import { toArticle } from '@/lib/cms/mappers/toArticle';
import { contractArticle } from '@/lib/cms/schema/article';
import { log } from '@/lib/server/log';

test('an article whose body is too large shows its summary, and the log names it', async () => {
  const article = contractArticle.parse({
    _id: 'a1',
    summary: { en: 'In short' },
    content: { en: '<'.repeat(4_500_000) },
  });
  expect(await toArticle(article, 'en', new Date())).toMatchObject({
    summary: { text: 'In short' },
    body: { sections: [] },
  });
  expect(log.warn).toHaveBeenCalledWith('body.tooLarge', { id: 'a1' });
});

test('the picture of the hero is not in the body too', async () => {
  const article = contractArticle.parse({
    _id: 'a1',
    image: { url: '/media/a.jpg' },
    content: { en: '<p><img src="/media/a.jpg" width="800"></p><p>One</p><img src="/media/b.jpg">' },
  });
  const { body } = await toArticle(article, 'en', new Date());
  expect(JSON.stringify(body)).not.toContain('a.jpg');
  expect(JSON.stringify(body)).toContain('b.jpg');
});

test('an article with a summary alone is described by it to search engines', async () => {
  const article = contractArticle.parse({ _id: 'a1', summary: { en: 'In short' } });
  expect((await toArticle(article, 'en', new Date())).seo.description).toBe('In short');
});

test('the way to an article names a subcategory of the other language too, and none without a name', async () => {
  const category = { _id: 'c1', title: { en: 'Old town' } };
  const crumbsOf = async (title: object) => {
    const article = contractArticle.parse({ _id: 'a1', type: 'blog', category, subcategory: { _id: 's1', title } });
    return (await toArticle(article, 'en', new Date())).crumbs.map(({ name }) => name.text);
  };
  expect(await crumbsOf({ sr: 'Trgovi' })).toEqual(['Old town', 'Trgovi']);
  expect(await crumbsOf({})).toEqual(['Old town']);
});
