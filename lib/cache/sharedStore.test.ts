/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { openSharedStore } from '@/lib/cache/sharedStore.mjs';
import { writeLine } from '@/lib/logLine.mjs';

jest.mock('@/lib/logLine.mjs', () => ({ writeLine: jest.fn() }));

/** Answers the client’s greeting, and then what `answer` says of a command: nothing, when it says null. */
async function listen(answer: (command: string) => string | null) {
  const asked: string[] = [];
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      for (const command of chunk.toString('latin1').split(/(?=\*\d+\r\n)/)) {
        const name = command.split('\r\n')[2] ?? '';
        if (name === 'HELLO') socket.write('%1\r\n+proto\r\n:3\r\n');
        else if (name === 'CLIENT') socket.write('+OK\r\n');
        else if (name !== 'PING') {
          asked.push(command);
          const reply = answer(name);
          if (reply !== null) socket.write(reply);
        }
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    asked,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const took = async (work: Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work;
  return performance.now() - started;
};

test('what was put there comes back as bytes, under keys of this build and configuration, for a bounded time', async () => {
  const redis = await listen((name) => (name === 'GET' ? '$5\r\nbytes\r\n' : name === 'EXISTS' ? ':1\r\n' : '+OK\r\n'));
  const store = openSharedStore(redis.url, 'build:configuration');
  await store.settled;
  await store.set('name', Buffer.from('bytes'));
  const bytes = await store.get('name');
  expect(Buffer.isBuffer(bytes)).toBe(true);
  expect(bytes?.toString()).toBe('bytes');
  expect(await store.has('name')).toBe(true);
  expect(redis.asked[0]).toContain('kotor:build:configuration:name');
  expect(redis.asked[0]).toMatch(/EX\r\n\$6\r\n604800/);
  await store.set('large', Buffer.alloc(3_000_000));
  expect(redis.asked).toHaveLength(3);
  await store.close();
  redis.close();
});

test('one that does not answer is waited for once, and then left alone for a while', async () => {
  const redis = await listen(() => null);
  const store = openSharedStore(redis.url, 'space');
  await store.settled;
  const first = await took(store.get('name').then((bytes) => expect(bytes).toBeNull()));
  expect(first).toBeGreaterThan(100);
  expect(first).toBeLessThan(1_000);
  const rest = Array.from({ length: 100 }, () =>
    Promise.all([store.get('name'), store.has('name'), store.set('name', Buffer.from(''))]),
  );
  expect(await took(Promise.all(rest))).toBeLessThan(100);
  expect(redis.asked).toHaveLength(1);
  await store.close();
  redis.close();
});

test('one that is not there holds nothing, costs nothing and is told of once', async () => {
  const redis = await listen(() => null);
  redis.close();
  const store = openSharedStore(redis.url, 'space');
  await store.settled;
  expect(await took(store.get('name').then((bytes) => expect(bytes).toBeNull()))).toBeLessThan(100);
  expect(await store.has('name')).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(writeLine).toHaveBeenCalledTimes(1);
  expect(writeLine).toHaveBeenCalledWith('warn', 'cache.down', { reason: expect.stringContaining('ECONNREFUSED') });
  await store.close();
});
