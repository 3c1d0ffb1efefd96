import { NextRequest } from 'next/server';
import { GET } from '@/app/api/[...path]/route';

test.each([
  ['config', 'public, max-age=60'],
  ['nothing', 'no-store'],
])('how long %s may be cached', async (name, cacheControl) => {
  const request = new NextRequest(`https://site.example/api/${name}`);
  const response = await GET(request, { params: Promise.resolve({ path: [name] }) });
  expect(response.headers.get('cache-control')).toBe(cacheControl);
});

test('an answer that a client has already is not sent again', async () => {
  const params = Promise.resolve({ path: ['config'] });
  const get = (headers = {}) => GET(new NextRequest('https://site.example/api/config', { headers }), { params });
  const etag = (await get()).headers.get('etag');
  expect((await get({ 'If-None-Match': etag })).status).toBe(304);
});
