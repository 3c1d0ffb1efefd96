import { GET } from '@/app/news-sitemap.xml/route';
import { provider } from '@/lib/cms/currentProvider';
import type { Provider } from '@/lib/cms/provider';
import { found, UNAVAILABLE } from '@/lib/cms/result';
import { contractArticle } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';
import { markRefreshed } from '@/lib/server/freshness';

jest.mock('@/lib/cms/currentProvider');

test('in a long outage news older than two days are no longer listed', async () => {
  const news = contractArticle.parse({ _id: 'n', type: 'news', title: { en: 'Works' }, publishDate: '2026-05-10' });
  const articles = jest
    .fn()
    .mockResolvedValueOnce(found({ data: [news], lastPage: 1 }))
    .mockResolvedValue(UNAVAILABLE);
  jest.mocked(provider).mockReturnValue({ articles } as Partial<Provider> as Provider);
  const listed = async (now: string) => {
    jest.spyOn(clock, 'now').mockReturnValue(new Date(now));
    return (await (await GET(new Request('http://localhost/news-sitemap.xml'))).text()).includes('id=n<');
  };
  expect(await listed('2026-05-11T21:00:00Z')).toBe(true);
  markRefreshed();
  expect(await listed('2026-05-12T01:00:00Z')).toBe(false);
});
