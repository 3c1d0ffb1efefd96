import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { log } from '@/lib/server/log';
import { openSharedStore } from '@/lib/server/page-cache/sharedStore';

/** A Redis that greets clients and never replies to a command; it collects them. */
async function startSilentRedis() {
  const commands: string[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('data', (chunk) => {
      for (const command of chunk.toString('latin1').split(/(?=\*\d+\r\n)/)) {
        if (command.includes('HELLO')) socket.write('%1\r\n+proto\r\n:3\r\n');
        else if (command.includes('CLIENT')) socket.write('+OK\r\n');
        else if (!command.includes('PING')) commands.push(command);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, commands, close };
}

test('a Redis that hangs is waited for once, briefly, and then left alone', async () => {
  const redis = await startSilentRedis();
  const store = openSharedStore(redis.url, 'build/configuration');
  await store.settled();
  const started = performance.now();
  await store.get('name');
  for (let count = 0; count < 100; count += 1) {
    await Promise.all([store.get('name'), store.has('name'), store.set('name', Buffer.from(''))]);
  }
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(redis.commands).toEqual([expect.stringContaining('kotor:build/configuration:name')]);
  await store.close();
  redis.close();
});

test('a Redis that is down is an empty store, and is logged once', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => {});
  const store = openSharedStore('redis://127.0.0.1:1', 'build/configuration');
  await store.settled();
  expect([await store.get('name'), await store.has('name')]).toEqual([null, false]);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(warn.mock.calls).toEqual([['cache.down', { reason: expect.stringContaining('ECONNREFUSED') }]]);
  await store.close();
});
