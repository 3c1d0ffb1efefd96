import { provider } from '@/lib/cms/currentProvider';
import { type ApiResult, handleApiRequest } from '@/lib/cms/handleApiRequest';

const call = (url: string): Promise<ApiResult> => {
  const [path = '', query = ''] = url.split('?');
  return handleApiRequest(path.split('/').filter(Boolean).map(decodeURIComponent), new URLSearchParams(query));
};

test.each([
  ...['', '/', '/users', '/__proto__', '/articles', '/Article', '/config/x'],
  ...['/category', '/category/a/b', '/category/..', '/category/%2e%2e%2fconfig', '/category/nowhere'],
  ...['/article/nobody', '/article/a.b', '/article/%2e%2e', '/article/tag/a1'],
  ...['/article/category/nobody', '/article/category/a.b', '/article/category/a1/more'],
  ...['/content/en/nobody', '/content/en/a.b', '/content/en'],
  ...['/article?page=0', '/article?page=two', '/article?page='],
])('/api%s is missing', async (url) => {
  expect(await call(url)).toEqual({ state: 'missing' });
});

test('an outage stays one', async () => {
  const source = provider();
  jest.spyOn(source, 'articles').mockResolvedValue({ state: 'unavailable' });
  jest.spyOn(source, 'config').mockResolvedValue({ state: 'unavailable' });
  expect(await call('/article')).toEqual({ state: 'unavailable' });
  expect(await call('/config')).toEqual({ state: 'unavailable' });
});

test('a list links to its pages with all of its query', async () => {
  expect(await call('/article?type=news&limit=5')).toMatchObject({
    state: 'found',
    value: { links: { next: '/api/article?limit=5&type=news&page=2' } },
  });
});
