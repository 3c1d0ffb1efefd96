import { abreast } from '../bench/abreast.mjs';
import { hostileRequests } from '../bench/hostileRequests.mjs';
import { sendRaw } from '../bench/sendRaw.mjs';
import { pairTest } from '../support/pair';
import { expect } from '../support/test';

const REQUESTS = 2_000;
const ABREAST = 8;

pairTest(`${REQUESTS} hostile requests break nothing`, async ({ site }) => {
  pairTest.setTimeout(120_000);
  const port = Number(new URL(site.origin).port);
  const broken: object[] = [];
  await abreast(hostileRequests(REQUESTS, 7), ABREAST, async (request) => {
    const { status } = await sendRaw(port, request);
    if (status >= 500) broken.push({ status, ...request });
  });
  expect(broken).toEqual([]);
  expect((await site.ask('/news')).status).toBe(200);
  expect(site.output()).not.toMatch(/"event":"(request\.failed|uncaughtException|unhandledRejection)"/);
});
