import { once } from 'node:events';
import { createServer } from 'node:http';
import { listen } from '@/lib/server/http/listen.testUtils';
import { freePort } from '../support/site';
import { expect, test } from '../support/test';
import { startNameServer } from './nameServer';
import { startReverseProxy } from './reverseProxy';

/** Longer than nginx skips a failed instance. */
const WITHIN = { timeout: 15_000 };

/** An instance that sends its name, at its own address. */
async function startInstance(host: string, port: number) {
  const server = createServer((_request, response) => response.end(host));
  await listen(server, port, host);
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

test('nginx starts before the instances, and resolves each again after its address changes', async ({ atEnd }) => {
  const port = await freePort();
  const addresses: Record<string, string> = {};
  const names = await startNameServer(addresses);
  atEnd(names.stop);
  const proxy = await startReverseProxy([`site-1:${port}`, `site-2:${port}`], names.port);
  atEnd(proxy.stop);
  const servingAddress = async () => (await proxy.request('/healthz')).text;
  expect(await proxy.request('/healthz')).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });

  addresses['site-1'] = '127.0.0.2';
  const stopFirst = await startInstance('127.0.0.2', port);
  await expect.poll(servingAddress, WITHIN).toBe('127.0.0.2');
  for (let count = 0; count < 20; count += 1) expect((await proxy.request('/healthz')).status).toBe(200);

  await stopFirst();
  addresses['site-1'] = '127.0.0.3';
  const stopMoved = await startInstance('127.0.0.3', port);
  await expect.poll(servingAddress, WITHIN).toBe('127.0.0.3');

  addresses['site-2'] = '127.0.0.4';
  atEnd(await startInstance('127.0.0.4', port));
  await expect.poll(servingAddress, WITHIN).toBe('127.0.0.4');
  await stopMoved();
  for (let count = 0; count < 20; count += 1) expect(await servingAddress()).toBe('127.0.0.4');
});

test('an instance that has failed serves at once when the others fail, as while one after the other is restarted', async ({
  atEnd,
}) => {
  const [first, second] = [await freePort(), await freePort()];
  const proxy = await startReverseProxy([first, second]);
  atEnd(proxy.stop);
  const status = async () => (await proxy.request('/healthz')).status;
  const stopSecond = await startInstance('127.0.0.1', second);
  for (let count = 0; count < 10; count += 1) expect(await status()).toBe(200);
  atEnd(await startInstance('127.0.0.1', first));
  await stopSecond();
  for (let count = 0; count < 10; count += 1) expect(await status()).toBe(200);
});

test('an instance that takes requests and sends nothing holds up few visitors, and fails none', async ({ atEnd }) => {
  const frozen = createServer(() => {});
  const second = await freePort();
  atEnd(await startInstance('127.0.0.1', second));
  const proxy = await startReverseProxy([await listen(frozen), second]);
  atEnd(proxy.stop);
  atEnd(() => frozen.close());
  const status = async () => (await proxy.request('/healthz')).status;
  expect(await Promise.all(Array.from({ length: 6 }, status))).toEqual(Array(6).fill(200));
  const before = Date.now();
  for (let count = 0; count < 6; count += 1) expect(await status()).toBe(200);
  expect(Date.now() - before).toBeLessThan(5_000);
});
