import pLimit from 'p-limit';
import { memoryMB } from '../support/processUsage';
import { sendRaw } from '../support/rawRequest';
import { expect, test } from '../support/test';
import { hostileRequests } from './hostileRequests';

/** `FUZZ_REQUESTS` sends more, `FUZZ_SEED` others. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2_000);
const SEED = Number(process.env.FUZZ_SEED ?? 7);

const CONCURRENCY = 8;
const MAX_MEMORY_MB = 350;

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
