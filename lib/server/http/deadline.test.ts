import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { withDeadline } from '@/lib/server/http/deadline';
import { listen } from '@/lib/server/http/listen.testUtils';
import { readBytes } from '@/lib/server/http/readBody';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let closed: boolean | undefined;

/** Sends a letter now and then, and never ends. */
const server = createServer((_request, response) => {
  closed = false;
  response.writeHead(200);
  const drip = setInterval(() => response.write('a'), 20);
  response.on('close', () => {
    closed = true;
    clearInterval(drip);
  });
});
const port = listen(server);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = (maxBytes: number, milliseconds: number) =>
  withDeadline(milliseconds, async (signal) => {
    const response = await fetch(`http://127.0.0.1:${await port}/`, { signal });
    return readBytes(response.body, maxBytes, signal);
  });

test('an answer without end is cut at its deadline, whatever the garbage collector takes, and its connection closed', async () => {
  const collecting = setInterval(collectGarbage, 20);
  await expect(read(1_000_000, 300)).rejects.toMatchObject({ name: 'TimeoutError' });
  clearInterval(collecting);
  // On a busy machine the deadline may come before the request.
  while (closed === false) await new Promise((resolve) => setTimeout(resolve, 10));
});

test('a body that is too large is null', async () => {
  expect(await read(3, 5_000)).toBeNull();
});

test('work that is done in time is done', async () => {
  expect(await withDeadline(5_000, async () => 'done')).toBe('done');
  await expect(withDeadline(5_000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
