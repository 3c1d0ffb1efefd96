/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeLine } from '@/lib/logLine.mjs';
import { answerWith } from '@/lib/server/answerRequest.mjs';

jest.mock('@/lib/logLine.mjs', () => ({
  ...jest.requireActual('@/lib/logLine.mjs'),
  writeLine: jest.fn(),
}));

let handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
let isStopping = false;
let server: Server;

beforeAll(async () => {
  const answer = answerWith(
    (asked, response) => handle(asked, response),
    () => isStopping,
  );
  server = createServer(answer).listen(0);
  await once(server, 'listening');
});
afterAll(() => void server.close());
beforeEach(() => {
  isStopping = false;
  handle = async ({ url }, response) => void response.end(url);
});

async function ask(path: string, method = 'GET', headers = {}) {
  const call = request({ port: (server.address() as AddressInfo).port, path, method, headers, agent: false }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, headers: response.headers, text };
}

test.each(['POST', 'TRACE', 'PROPFIND', 'OPTIONS'])('%s is turned away', async (method) => {
  expect(await ask('/news', method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

const ADDRESSES: [url: string, handled: string][] = [
  ['/news?id=%ff', '/news?id=%ff'],
  ['/vijesti/%C5%A1', '/vijesti/%C5%A1'],
  ['/news/%ff?x=%', '/news/%25ff?x=%'],
  ['/api/%?a=1?b', '/api/%25?a=1?b'],
];

test.each(ADDRESSES)('%s is handled as %s', async (url, handled) => {
  expect((await ask(url)).text).toBe(handled);
});

test('an address without end is not even looked at', async () => {
  expect((await ask(`/${'a'.repeat(5_000)}`)).status).toBe(414);
});

test('it is ready until it is told to stop', async () => {
  expect(await ask('/readyz')).toMatchObject({ status: 200, text: '{"status":"ready"}' });
  isStopping = true;
  expect(await ask('/readyz?x')).toMatchObject({ status: 503, headers: { connection: 'close' } });
});

test('what breaks is answered and logged', async () => {
  handle = () => Promise.reject(new Error('broken'));
  expect(await ask('/news')).toMatchObject({ status: 500, text: 'Internal Server Error' });
  expect(writeLine).toHaveBeenCalledWith('error', 'request.failed', {
    reason: expect.stringMatching(/^Error: broken/),
  });
});

test('one line tells of each answer, without the query', async () => {
  await ask('/news?secret=1');
  expect(writeLine).toHaveBeenCalledWith('info', 'request', {
    method: 'GET',
    path: '/news',
    status: 200,
    ms: expect.any(Number),
  });
});
