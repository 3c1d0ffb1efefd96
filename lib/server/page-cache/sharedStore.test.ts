import dns from 'node:dns';
import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '@/lib/server/http/listen.testUtils';
import { log } from '@/lib/server/log';
import { openSharedStore } from '@/lib/server/page-cache/sharedStore';

const { info, warn } = jest.mocked(log);

/** Closes what a test opened, also one that failed: an open connection would hold the process. */
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const WELCOME = '%1\r\n+proto\r\n:3\r\n';

/** A Redis that greets clients, collects their commands, and replies to one as given, or never. */
async function startRedis(replyTo: (command: string) => string | null, greet = () => WELCOME) {
  const commands: string[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('data', (chunk) => {
      for (const command of chunk.toString('latin1').split(/(?=\*\d+\r\n)/)) {
        if (command.includes('HELLO')) socket.write(greet());
        else if (command.includes('CLIENT')) socket.write('+OK\r\n');
        else if (!command.includes('PING')) {
          commands.push(command);
          const reply = replyTo(command);
          if (reply !== null) socket.write(reply);
        }
      }
    });
  });
  const disconnect = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  closers.push(() => {
    server.close();
    disconnect();
  });
  return { url: `redis://127.0.0.1:${await listen(server)}`, commands, disconnect };
}

async function openStore(url: string) {
  const store = openSharedStore(url, 'build/configuration');
  closers.push(store.close);
  await store.settled();
  return store;
}

/** A loaded machine may take longer than the deadline for a reply. */
function waitForReplies(): void {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
}

test('a Redis that hangs is waited for once, briefly, and then left alone', async () => {
  const redis = await startRedis(() => null);
  const store = await openStore(redis.url);
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  jest.spyOn(performance, 'now').mockReturnValue(0);
  await store.get('name');
  for (let count = 0; count < 100; count += 1) {
    await Promise.all([store.get('name'), store.has('name'), store.set('name', Buffer.from(''))]);
  }
  expect(timeout).toHaveBeenCalledWith(150);
  expect(redis.commands).toEqual([expect.stringContaining('kotor:build/configuration:name')]);
});

test('an entry expires after a week, and one that has is not there', async () => {
  waitForReplies();
  const redis = await startRedis((command) => (command.includes('EXISTS') ? ':0\r\n' : '+OK\r\n'));
  const store = await openStore(redis.url);
  expect([await store.set('name', Buffer.from('page')), await store.has('name')]).toEqual([true, false]);
  expect(redis.commands[0]).toMatch(/EX\r\n\$6\r\n604800\r\n/);
  await store.remove('name');
  expect(redis.commands[2]).toMatch(/DEL\r\n\$\d+\r\nkotor:build\/configuration:name\r\n/);
});

test('a Redis that refuses writes is logged once until it accepts one, and is read meanwhile', async () => {
  waitForReplies();
  let isFull = true;
  const replyToWrite = (): string => (isFull ? '-OOM command not allowed\r\n' : '+OK\r\n');
  const redis = await startRedis((command) => (command.includes('GET') ? '$4\r\npage\r\n' : replyToWrite()));
  const store = await openStore(redis.url);
  const write = () => store.set('name', Buffer.from('page'));
  expect([await write(), await write(), await store.get('name')]).toEqual([false, false, Buffer.from('page')]);
  const refusal = ['cache.refused', { command: 'set', reason: 'Error: OOM command not allowed' }];
  expect([warn.mock.calls, info.mock.calls]).toEqual([[refusal], []]);
  isFull = false;
  expect([await write(), await write()]).toEqual([true, true]);
  isFull = true;
  expect([await write(), await write()]).toEqual([false, false]);
  expect([warn.mock.calls, info.mock.calls]).toEqual([[refusal, refusal], [['cache.accepted', { command: 'set' }]]]);
});

test('a Redis that is down is an empty store, and is logged once', async () => {
  const store = await openStore('redis://127.0.0.1:1');
  expect([await store.get('name'), await store.has('name')]).toEqual([null, false]);
  await wait(500);
  expect(warn.mock.calls).toEqual([['cache.down', { reason: expect.stringContaining('ECONNREFUSED') }]]);
});

test('a Redis of which no address answers is logged with the reason', async () => {
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
  jest
    .spyOn(dns, 'lookup')
    .mockImplementation(((_host: string, _options: object, done: (...found: unknown[]) => void) =>
      done(null, addresses)) as typeof dns.lookup);
  await openStore('redis://cache.example:1');
  expect(warn.mock.calls).toEqual([['cache.down', { reason: 'ECONNREFUSED' }]]);
});

test('a password that changes is logged once, after the lost connection', async () => {
  let greeting = WELCOME;
  const redis = await startRedis(
    () => null,
    () => greeting,
  );
  await openStore(redis.url);
  greeting = '-WRONGPASS invalid username-password pair\r\n';
  redis.disconnect();
  while (warn.mock.calls.length < 2) await wait(10);
  await wait(1_000);
  const reasons = [/closed/, /WRONGPASS/].map((words) => ({ reason: expect.stringMatching(words) }));
  expect(warn.mock.calls).toEqual(reasons.map((reason) => ['cache.down', reason]));
});

test('a server that is no Redis is logged once for each reason', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  closers.push(() => server.close());
  await openStore(`redis://127.0.0.1:${await listen(server)}`);
  await new Promise((resolve) => setTimeout(resolve, 1_800));
  const reasons = warn.mock.calls.map(([, fields]) => fields?.reason);
  expect(reasons).toEqual([...new Set(reasons)]);
});
