import { cacheNamespace } from '@/lib/cache/pageFolder';
import { env } from '@/lib/env';
import { withDeadline } from '@/lib/http/deadline';
import { log } from '@/lib/log';

/** Longest wait for a read, which delays a visitor, and for a write, which delays nobody. */
const READ_TIMEOUT_MS = 150;
const WRITE_TIMEOUT_MS = 5_000;
/** Pause after a timeout, so that a Redis that hangs does not delay every visitor. */
const PAUSE_MS = 2_000;
const CONNECT_TIMEOUT_MS = 1_000;
/** A connection that is silent for longer than some pings is replaced. */
const PING_INTERVAL_MS = 1_000;
const SOCKET_TIMEOUT_MS = 3_000;

const EXPIRE_SECONDS = 7 * 24 * 60 * 60;
const MAX_ENTRY_BYTES = 2_000_000;

/** Connects in the background. `settled` resolves once the first attempt has succeeded or failed. */
async function connect(url: string) {
  const { createClient, RESP_TYPES } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_INTERVAL_MS,
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SOCKET_TIMEOUT_MS },
  });
  let isDown = false;
  client.on('error', (error) => {
    if (!isDown) log.warn('cache.down', { reason: String(error) });
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) log.info('cache.up');
    isDown = false;
  });
  const settled = new Promise((resolve) => client.once('ready', resolve).once('error', resolve));
  // The client reconnects by itself and reports errors by its event.
  client.connect().catch(() => {});
  return { client: client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }), settled };
}

type Client = Awaited<ReturnType<typeof connect>>['client'];

/**
 * Entries that all instances of one build and configuration share. Nothing throws or waits long: while Redis is down the
 * store is empty.
 */
export function openSharedStore(url: string, namespace: string) {
  const connecting = connect(url);
  const keyOf = (name: string): string => `kotor:${namespace}:${name}`;
  let pausedUntil = 0;

  async function run<T>(command: (client: Client) => Promise<T>, fallback: T, timeout = READ_TIMEOUT_MS): Promise<T> {
    const { client } = await connecting;
    if (!client.isReady || performance.now() < pausedUntil) return fallback;
    try {
      return await withDeadline(timeout, () => command(client));
    } catch {
      pausedUntil = performance.now() + PAUSE_MS;
      return fallback;
    }
  }

  return {
    settled: async (): Promise<void> => void (await (await connecting).settled),
    get: (name: string): Promise<Buffer | null> => run((client) => client.get(keyOf(name)), null),
    has: (name: string): Promise<boolean> => run(async (client) => (await client.exists(keyOf(name))) === 1, false),
    async set(name: string, bytes: Buffer): Promise<void> {
      if (bytes.byteLength > MAX_ENTRY_BYTES) return;
      await run((client) => client.set(keyOf(name), bytes, { EX: EXPIRE_SECONDS }), null, WRITE_TIMEOUT_MS);
    },
    close: async (): Promise<void> => (await connecting).client.destroy(),
  };
}

/** The middleware, the pages and the cache handler are separate bundles in one process: they share one connection. */
const shared = globalThis as typeof globalThis & { kotorStore?: ReturnType<typeof openSharedStore> | null };

/** The Redis of `CACHE_URL`; null without one, and during a build. */
export function sharedStore() {
  if (shared.kotorStore === undefined) {
    const { cacheUrl } = env();
    const namespace = cacheNamespace();
    shared.kotorStore = cacheUrl && namespace ? openSharedStore(cacheUrl, namespace) : null;
  }
  return shared.kotorStore;
}
