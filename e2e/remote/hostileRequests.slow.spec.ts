import { connect } from 'node:net';
import pLimit from 'p-limit';
import { memoryMB } from '../support/processUsage';
import { expect, test } from '../support/test';
import { hostileRequests, type RawRequest } from './hostileRequests';

/** `FUZZ_REQUESTS` sends more, `FUZZ_SEED` others. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2_000);
const SEED = Number(process.env.FUZZ_SEED ?? 7);

const CONCURRENCY = 8;
const MAX_MEMORY_MB = 350;
const TIMEOUT_MS = 20_000;

/**
 * Sends a request byte by byte as given, which no HTTP client would.
 *
 * @returns the status; 0 when the connection closed or timed out without a response
 */
function sendRaw(port: number, { method, target, headers }: RawRequest): Promise<number> {
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', ...headers, 'Connection: close', '', ''];
  return new Promise((resolve) => {
    let head = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(lines.join('\r\n'), 'latin1')));
    const end = (): void => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0));
    };
    socket.setTimeout(TIMEOUT_MS, end);
    socket.on('data', (chunk) => {
      if (head.length < 12) head += chunk.toString('latin1');
      // After a 4xx the server may wait for a request body that is never sent.
      if (/^HTTP\/1\.1 4/.test(head)) end();
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}

test(`survives ${REQUESTS} hostile requests`, async ({ site }) => {
  test.setTimeout(60_000 + REQUESTS * 30);
  const port = Number(new URL(site.origin).port);
  const failures: object[] = [];
  await pLimit(CONCURRENCY).map(hostileRequests(REQUESTS, SEED), async (request) => {
    const status = await sendRaw(port, request);
    if (status === 0 || status >= 500) failures.push({ status, ...request });
  });
  expect(failures).toEqual([]);
  expect((await site.request('/news')).status).toBe(200);
  expect(memoryMB(site.pid)).toBeLessThan(MAX_MEMORY_MB);
  expect(site.output()).not.toMatch(/"event":"(request\.failed|uncaughtException|unhandledRejection)"/);
});
