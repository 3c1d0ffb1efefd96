/** @jest-environment node */
import { contractArticle } from '@/lib/contract/article';
import { toArticle } from '@/lib/convert/toArticle';
import { log } from '@/lib/log';

jest.mock('@/lib/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

test('an article whose body is too large shows its summary, and the log names it', async () => {
  const article = contractArticle.parse({
    _id: 'a1',
    summary: { en: 'In short' },
    content: { en: '<'.repeat(4_500_000) },
  });
  expect(await toArticle(article, 'en', new Date())).toMatchObject({
    summary: { text: 'In short' },
    body: { runs: [] },
  });
  expect(log.warn).toHaveBeenCalledWith('body.tooLarge', { id: 'a1' });
});
