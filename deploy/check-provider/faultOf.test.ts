import { createServer } from 'node:http';
import { createLoader } from '@/lib/cms/remote/adapters/createLoader';
import { ProviderFailure } from '@/lib/cms/remote/readJson';
import { listen } from '@/lib/server/http/listen.testUtils';
import { faultOf } from './faultOf';

const server = createServer((_request, response) => {
  response.writeHead(302, { Location: '/login' }).end();
});

afterAll(() => server.close());

test.each([
  [/^no complete response within 5 s/, new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
  [
    /^response over 5000000 bytes: the limit is 5 MB: leave content/,
    new ProviderFailure('response over 5000000 bytes'),
  ],
  [/^status 403: set API_TOKEN/, new ProviderFailure('status 403', 403)],
  [/^status 500$/, new ProviderFailure('status 500', 500)],
  [/^ECONNREFUSED: nothing answers/, new TypeError('fetch failed', { cause: { message: '', code: 'ECONNREFUSED' } })],
])('a failure is described with its limit, or what to change: %s', (told, error) => {
  expect(faultOf(error)).toMatch(told);
});

test('a redirect and a port that fetch refuses are described with what to change', async () => {
  const origin = `http://127.0.0.1:${await listen(server)}`;
  const faultAt = (address: string) => createLoader(address, null, 'contract')('/config').catch(faultOf);
  expect(await faultAt(origin)).toBe(
    'unexpected redirect: the site follows none: respond with 200 at this URL, or use its target',
  );
  expect(await faultAt('http://127.0.0.1:6000')).toMatch(/^bad port: fetch refuses this port/);
});
