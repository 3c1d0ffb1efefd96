import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { log } from '@/lib/server/log';
import { servePrivately } from '@/lib/server/privateServer';
import { requestRefresh } from '@/lib/server/requestRefresh';

jest.mock('@/lib/server/requestRefresh', () => ({ requestRefresh: jest.fn() }));

const requested = jest.mocked(requestRefresh);
let server: Server;
let origin: string;

beforeAll(async () => {
  server = servePrivately(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const post = (body: string) => fetch(`${origin}/refresh`, { method: 'POST', body });

test.each(['{"all":true}', '{"ids":["a1"]}', '{"ids":["a1","perast-by-boat"]}'])('%s refreshes', async (body) => {
  const response = await post(body);
  expect([response.status, await response.json()]).toEqual([202, { status: 'refreshing' }]);
  expect(requested).toHaveBeenCalledTimes(1);
});

const REFUSED = [
  ...['', '{', '[]', '{}', '{"all":false}', '{"ids":[]}', '{"ids":["a/b"]}', '{"ids":[1]}'],
  ...['{"all":true,"ids":["a1"]}', `{"all":true${' '.repeat(100_000)}}`],
];

test.each(REFUSED.map((body) => [body.slice(0, 40), body]))('%j is refused', async (_start, body) => {
  expect((await post(body)).status).toBe(400);
  expect(requested).not.toHaveBeenCalled();
});

test('only POST refreshes, and other paths are not there', async () => {
  const get = await fetch(`${origin}/refresh`);
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await fetch(`${origin}/`, { method: 'POST', body: '{"all":true}' })).status).toBe(404);
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain('site_request_seconds');
  expect(requested).not.toHaveBeenCalled();
});

test('a request that breaks is logged as an error with its stack', async () => {
  requested.mockImplementationOnce(() => {
    throw new Error('broken');
  });
  await expect(post('{"all":true}')).rejects.toThrow();
  const reason = expect.stringMatching(/^Error: broken\n +at /);
  expect(jest.mocked(log.error).mock.calls).toEqual([['request.failed', { reason }]]);
});
