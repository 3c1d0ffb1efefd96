import { correctHeaders } from '@/lib/server/http/correctHeaders';
import { serve } from '@/lib/server/http/testServer.testUtils';

const SHARED = 'public, s-maxage=300';

let status = 200;
let type = 'text/html';
let policy = [SHARED];
const send = serve((call, response) => {
  correctHeaders(call, response);
  for (const name of Object.keys(call.headers)) delete call.headers[name];
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('X-Middleware-Rewrite', '/en');
  for (const value of policy) response.setHeader('Cache-Control', value);
  response.end();
});

test.each<[what: string, number, string, Record<string, string>, stored: boolean]>([
  ['a page', 200, 'text/html', {}, true],
  ['a page the client has', 304, 'text/html', {}, true],
  ['a page that does not exist', 404, 'text/html', {}, true],
  ['a redirect', 307, '', {}, false],
  ['a permanent redirect', 308, '', {}, false],
  ['an RSC payload', 200, 'text/x-component', {}, false],
  ['a segment that does not exist', 404, '', { 'Next-Router-Segment-Prefetch': '/nowhere' }, false],
  ['a segment with an empty name', 404, '', { 'Next-Router-Segment-Prefetch': '' }, false],
])('%s (%s %s %j) may be stored: %s', async (_what, sent, contentType, headers, isStored) => {
  [status, type] = [sent, contentType];
  const response = await send('/', { headers });
  expect(response.headers['cache-control']).toBe(isStored ? SHARED : 'no-store');
});

test('an error of which Next does not say whether it may be stored may not', async () => {
  [status, type, policy] = [404, 'text/plain', []];
  expect((await send('/_next/image')).headers['cache-control']).toBe('no-store');
  status = 200;
  expect((await send('/_next/image')).headers).not.toHaveProperty('cache-control');
});

test('the URL is not repeated in a header', async () => {
  expect((await send('/')).headers).not.toHaveProperty('x-middleware-rewrite');
});
