import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { listen } from '@/lib/server/http/listen.testUtils';
import { memoryMB } from '../support/processUsage';
import { expect, test } from '../support/test';

const CONNECTIONS = 1_000;
/** Pictures of the test provider, in all sizes and both formats, and many that are not there. */
const PICTURES = 300;
const WIDTHS = [320, 480, 640, 960];
/** Longest response time of a page during a flood, on a busy machine. */
const MAX_RESPONSE_MS = 10_000;
const MAX_INCREASE_MB = 250;

test(`answers others during ${CONNECTIONS} slow connections, and closes those`, async ({ site }) => {
  await site.request('/news');
  const before = memoryMB(site.pid);
  const port = Number(new URL(site.origin).port);
  let closed = 0;
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {}).on('close', () => (closed += 1));
      await new Promise<void>((resolve) => socket.once('connect', resolve));
      // A request that is never finished; one by one its headers would go on for hours.
      socket.write('GET /news HTTP/1.1\r\nHost: x\r\nX-Slow: ');
      return socket;
    }),
  );
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 1_000);
  const started = Date.now();
  expect((await site.request('/news')).status).toBe(200);
  expect(Date.now() - started).toBeLessThan(MAX_RESPONSE_MS);
  expect(memoryMB(site.pid) - before).toBeLessThan(100);
  await expect.poll(() => closed, { timeout: 45_000 }).toBe(CONNECTIONS);
  clearInterval(drip);
  for (const socket of sockets as Socket[]) socket.destroy();
});

test('answers or rejects a flood of pictures, and pages meanwhile', async ({ site }) => {
  await site.request('/news');
  const before = memoryMB(site.pid);
  const flood = Array.from({ length: PICTURES }, async (_, number) => {
    const name = number % 4 === 0 ? `lantern-${1 + (number % 3)}.jpg` : `nothing-${number}.jpg`;
    const path = `/_next/image?url=${encodeURIComponent(`/media/uploads/${name}`)}&w=${WIDTHS[number % 4]}&q=60`;
    return (await site.request(path, { Accept: number % 2 ? 'image/avif' : 'image/webp' })).status;
  });
  const started = Date.now();
  const page = await site.request('/news');
  const waited = Date.now() - started;
  const statuses = await Promise.all(flood);
  expect(page.status).toBe(200);
  expect(waited).toBeLessThan(MAX_RESPONSE_MS);
  expect(statuses.filter((status) => ![200, 400, 404, 503].includes(status))).toEqual([]);
  expect(memoryMB(site.pid) - before).toBeLessThan(MAX_INCREASE_MB);
  expect((await site.request('/events')).status).toBe(200);
});

test('serves at most 100 requests of a client that sends more on one connection at once', async ({ startSite }) => {
  const site = await startSite();
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1').on('error', () => {});
  socket.resume().write('GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000));
  const served = (): number => site.output().match(/"path":"\/robots\.txt"/g)?.length ?? 0;
  await expect.poll(served).toBe(100);
  expect((await site.request('/robots.txt')).status).toBe(200);
  await expect.poll(served).toBe(101);
  socket.destroy();
});

test('closes connections that read nothing of a large file', async ({ startSite }) => {
  await using provider = createServer((_request, response) => response.end(Buffer.alloc(19_000_000, '%PDF-1.7 ')));
  const site = await startSite({ apiHost: `http://127.0.0.1:${await listen(provider)}` });
  const sockets = Array.from({ length: 5 }, () => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1').on('error', () => {});
    socket.write('GET /media/a.pdf HTTP/1.1\r\nHost: x\r\n\r\n');
    return socket.pause();
  });
  const closed = (): number => site.output().match(/"path":"\/media\/a\.pdf","status":499/g)?.length ?? 0;
  await expect.poll(closed, { timeout: 150_000 }).toBe(sockets.length);
  for (const socket of sockets) socket.destroy();
});
