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
