import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { withDeadline } from '@/lib/server/http/deadline';
import { readBytes } from '@/lib/server/http/readBody';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let server: Server;
let closed: boolean;

/** Sends a letter now and then, and never ends. */
beforeAll((done) => {
  server = createServer((_request, response) => {
    closed = false;
    response.writeHead(200);
    const drip = setInterval(() => response.write('a'), 20);
    response.on('close', () => {
      closed = true;
      clearInterval(drip);
    });
  }).listen(0, '127.0.0.1', done);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = (maxBytes: number, milliseconds: number) =>
  withDeadline(milliseconds, async (signal) => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { signal });
    return readBytes(response.body, maxBytes, signal);
  });

test('an answer without end is cut at its deadline, whatever the garbage collector takes, and its connection closed', async () => {
  const collecting = setInterval(collectGarbage, 20);
  await expect(read(1_000_000, 300)).rejects.toMatchObject({ name: 'TimeoutError' });
  clearInterval(collecting);
  while (!closed) await new Promise((resolve) => setTimeout(resolve, 10));
});

test('an answer that is too large is none', async () => {
  expect(await read(3, 5_000)).toBeNull();
});

test('work that is done in time is done', async () => {
  expect(await withDeadline(5_000, async () => 'done')).toBe('done');
  await expect(withDeadline(5_000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
