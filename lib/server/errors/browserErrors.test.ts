import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { listen } from '@/lib/server/http/listen.testUtils';
import { serve } from '@/lib/server/http/testServer.testUtils';
import { log } from '@/lib/server/log';
import { createRequestListener } from '@/lib/server/requestListener';

const REPORT = {
  message: 'broken',
  stack: 'Error: broken\n at https://x.example/news?secret=1:2:3\n at https://x.example/tax?secret=2:4:5',
  path: '/news',
};

const handle = () => Promise.reject(new Error('must not be called'));
const send = serve(createRequestListener({ handle, notReady: async () => null, isStopping: () => false, probeId: '' }));

let minute = 0;
beforeEach(() => {
  minute += 1;
  jest.spyOn(performance, 'now').mockReturnValue(minute * 60_000);
});

const post = async (body: string, headers: Record<string, string> = {}) =>
  (await send('/browser-errors', { method: 'POST', body, headers })).status;

test('an error of the browser is logged, without queries', async () => {
  const body = JSON.stringify({ ...REPORT, cookie: 'secret', path: '/news?secret=2' });
  expect(await post(body, { 'Sec-Fetch-Site': 'same-origin' })).toBe(204);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledWith('browser.failed', {
    message: 'broken',
    stack: 'Error: broken\n at https://x.example/news:2:3\n at https://x.example/tax:4:5',
    path: '/news',
  });
});

test.each([
  ['no JSON', 'nonsense', {}, 400],
  ['another shape', '{"message":1}', {}, 400],
  ['too much', JSON.stringify({ ...REPORT, stack: 'a'.repeat(9_000) }), {}, 400],
  ['a report by another site', JSON.stringify(REPORT), { 'Sec-Fetch-Site': 'cross-site' }, 403],
])('%s is refused and not logged', async (_what, body, headers, status) => {
  expect(await post(body, headers)).toBe(status);
  expect(log.error).not.toHaveBeenCalled();
});

test('long reports are cut, and there are twenty in a minute', async () => {
  const long = JSON.stringify({ ...REPORT, message: 'm'.repeat(1_000), stack: 's'.repeat(5_000) });
  const statuses = [];
  for (let count = 0; count < 25; count += 1) statuses.push(await post(long));
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual(Array(5).fill(429));
  const [, fields] = jest.mocked(log.error).mock.calls[0] ?? [];
  expect([fields?.message, fields?.stack]).toEqual(['m'.repeat(300), 's'.repeat(2_000)]);
});

test('a report that is cut off is not logged and breaks nothing', async () => {
  const listener = createRequestListener({ handle, notReady: async () => null, isStopping: () => false, probeId: '' });
  const server = createServer(listener);
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const socket = connect(await listen(server), '127.0.0.1');
  socket.write('POST /browser-errors HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{');
  const [, response] = await once(server, 'request');
  const closed = once(response, 'close');
  socket.destroy();
  await closed;
  await setImmediate();
  server.close();
  process.off('unhandledRejection', unhandled);
  expect([unhandled.mock.calls, jest.mocked(log.error).mock.calls]).toEqual([[], []]);
});
