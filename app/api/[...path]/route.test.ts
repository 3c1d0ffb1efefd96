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
