import { env } from '@/lib/server/env';
import { withDeadline } from '@/lib/server/http/deadline';
import { log } from '@/lib/server/log';
import { cacheNamespace } from '@/lib/server/page-cache/pageFolder';
import { processWide } from '@/lib/server/processWide';

/** Longest wait for Redis. */
const TIMEOUT_MS = 150;
/** Pause after a timeout, so that a Redis that hangs does not delay every visitor. */
const PAUSE_MS = 2_000;
/** A connection that misses several pings is replaced; by default the client would give up. */
const OPTIONS = {
  pingInterval: 1_000,
  socket: { connectTimeout: 1_000, socketTimeout: 3_000, reconnectStrategy: 500 },
};

const EXPIRE_SECONDS = 7 * 24 * 60 * 60;

/** Connects in the background. `settled` resolves once the first attempt has succeeded or failed. */
async function connect(url: string) {
  const { createClient, ErrorReply, RESP_TYPES } = await import('@redis/client');
  const client = createClient({ url, disableOfflineQueue: true, ...OPTIONS });
  /** Why it is down, if it is: a server of another kind gives several reasons in turn. */
  const reasons = new Set<string>();
  client.on('error', (error) => {
    // When no address of a host answers, the error has a code, but no message.
    const reason = String(error.message ? error : error.code);
    // After a connection was closed, the next attempt may give the reason.
    if (!reasons.has(reason)) log.warn('cache.down', { reason });
    reasons.add(reason);
  });
  client.on('ready', () => {
    if (reasons.size > 0) log.info('cache.up');
    reasons.clear();
  });
  const settled = new Promise((resolve) => client.once('ready', resolve).once('error', resolve));
  // The client reconnects by itself and reports errors by its event.
  client.connect().catch(() => {});
  const isRefusal = (error: unknown): boolean => error instanceof ErrorReply;
  return { client: client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }), isRefusal, settled };
}

type RedisClient = Awaited<ReturnType<typeof connect>>['client'];

/**
 * Entries that all instances of one build and configuration share. Nothing throws or waits long: while Redis is down the
 * store is empty.
 */
export function openSharedStore(url: string, namespace: string) {
  const connecting = connect(url);
  const keyOf = (name: string): string => `kotor:${namespace}:${name}`;
  let pausedUntil = 0;
  /** Commands whose last reply from Redis was an error, such as writes while its memory is full. */
  const refused = new Set<string>();

  async function run<T>(command: string, call: (client: RedisClient) => Promise<T>, fallback: T): Promise<T> {
    const { client, isRefusal } = await connecting;
    if (!client.isReady || performance.now() < pausedUntil) return fallback;
    try {
      const reply = await withDeadline(TIMEOUT_MS, () => call(client));
      if (refused.delete(command)) log.info('cache.accepted', { command });
      return reply;
    } catch (error) {
      if (!isRefusal(error)) pausedUntil = performance.now() + PAUSE_MS;
      else if (!refused.has(command)) {
        refused.add(command);
        log.warn('cache.refused', { command, reason: String(error) });
      }
      return fallback;
    }
  }

  return {
    settled: async (): Promise<void> => void (await (await connecting).settled),
    get: (name: string): Promise<Buffer | null> => run('get', (client) => client.get(keyOf(name)), null),
    has: (name: string): Promise<boolean> =>
      run('exists', async (client) => (await client.exists(keyOf(name))) === 1, false),
    /** @returns whether it is known to be stored */
    set: async (name: string, bytes: Buffer): Promise<boolean> =>
      (await run('set', (client) => client.set(keyOf(name), bytes, { EX: EXPIRE_SECONDS }), null)) !== null,
    remove: async (name: string): Promise<void> => void (await run('del', (client) => client.del(keyOf(name)), null)),
    close: async (): Promise<void> => (await connecting).client.destroy(),
  };
}

/** The Redis of `CACHE_URL`; null without one, and in development. */
export const sharedStore = () =>
  processWide('kotorStore', () => {
    const { cacheUrl } = env();
    const namespace = cacheNamespace();
    return cacheUrl && namespace ? openSharedStore(cacheUrl, namespace) : null;
  });
