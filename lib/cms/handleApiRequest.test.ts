import { provider } from '@/lib/cms/currentProvider';
import { type ApiResult, handleApiRequest } from '@/lib/cms/handleApiRequest';

const call = (url: string): Promise<ApiResult> => {
  const [path = '', query = ''] = url.split('?');
  return handleApiRequest(path.split('/').filter(Boolean).map(decodeURIComponent), new URLSearchParams(query));
};

type Json = {
  data: unknown;
  meta?: { current_page: number; per_page: number; path: string };
  links?: { next: string };
};

const jsonOf = async (url: string): Promise<Json> => {
  const result = await call(url);
  if (result.state !== 'found') throw new Error(`${url}: ${result.state}`);
  return result.value as Json;
};

test('every call of the contract is answered', async () => {
  const { data: articles } = await jsonOf('/article?limit=1&type=blog');
  const [article] = articles as { _id: string; category: { _id: string } }[];
  const { data: config } = await jsonOf('/config');
  const { subcategories, categories } = config as {
    subcategories: { _id: string }[];
    categories: { _id: string; seo: { slug: { sr: string } } }[];
  };
  const [subcategory] = subcategories;
  const [category] = categories;
  expect(await jsonOf(`/article/${article?._id}`)).toMatchObject({ data: { _id: article?._id } });
  expect(await jsonOf(`/article/category/${article?.category._id}`)).toMatchObject({ meta: { current_page: 1 } });
  expect(await jsonOf(`/article/subcategory/${subcategory?._id}`)).toMatchObject({ meta: { current_page: 1 } });
  expect(await jsonOf(`/category/${category?.seo.slug.sr}`)).toMatchObject({ data: { _id: category?._id } });
  expect((await jsonOf(`/content/me/${article?._id}`)).data).toMatch(/^</);
});

test('a list is paged, and its links have the known parameters only', async () => {
  const { meta, links } = await jsonOf('/article?page=2&limit=3&type=news&evil=1');
  expect(meta).toMatchObject({ current_page: 2, per_page: 3, path: '/api/article' });
  expect(links?.next).toBe('/api/article?limit=3&type=news&page=3');
});

test.each([
  ...['', '/', '/users', '/__proto__', '/articles', '/Article', '/config/x'],
  ...['/category', '/category/a/b', '/category/..', '/category/%2e%2e%2fconfig', '/category/nowhere'],
  ...['/article/nobody', '/article/a.b', '/article/%2e%2e', '/article/tag/a1'],
  ...['/article/category/nobody', '/article/category/a.b', '/article/category/a1/more'],
  ...['/content/en/nobody', '/content/en/a.b', '/content/en'],
  ...['/article?page=0', '/article?page=two', '/article?page='],
])('%s is missing', async (url) => {
  expect(await call(url)).toEqual({ state: 'missing' });
});

test('a query outside the contract is malformed', async () => {
  expect(await call('/article?limit=0')).toEqual({ state: 'malformed' });
});

test('an outage stays one', async () => {
  const source = provider();
  jest.spyOn(source, 'articles').mockResolvedValue({ state: 'unavailable' });
  jest.spyOn(source, 'config').mockResolvedValue({ state: 'unavailable' });
  expect(await call('/article')).toEqual({ state: 'unavailable' });
  expect(await call('/config')).toEqual({ state: 'unavailable' });
});
