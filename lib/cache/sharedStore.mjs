import { env } from '../env.mjs';
import { writeLine } from '../logLine.mjs';
import { pageSpace } from './pageFolder.mjs';

/** Longest wait for what is there: rendering the page anew takes about as long. */
const PATIENCE_MS = 150;
/** Nobody waits for what is put there. */
const WRITE_PATIENCE_MS = 5_000;
/** Pause after a wait in vain: a store that hangs must not cost every visitor that long. */
const REST_MS = 2_000;
const CONNECT_MS = 1_000;
const LONGEST_RECONNECT_MS = 2_000;
/** A store that answers nothing at all for so long counts as gone. */
const SILENCE_MS = 3_000;
const MAX_WAITING = 1_000;

/** Bounds of what is put there; the store’s own bound is `maxmemory` with `allkeys-lru`. */
const KEEP_SECONDS = 7 * 24 * 60 * 60;
const MAX_ENTRY_BYTES = 2_000_000;

/**
 * What several instances keep together. Nothing here throws or waits long: a store that is down holds nothing. `settled`
 * once it is known whether it is there.
 *
 * @typedef {{
 *   settled: Promise<void>,
 *   get(name: string): Promise<Buffer | null>,
 *   has(name: string): Promise<boolean>,
 *   set(name: string, bytes: Buffer): Promise<void>,
 *   close(): Promise<void>,
 * }} SharedStore
 */

/** @typedef {Awaited<ReturnType<typeof connect>>['client']} Client */

/** @param {string} url */
async function connect(url) {
  // Loaded by those who use it only.
  const { createClient, RESP_TYPES } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING,
    pingInterval: CONNECT_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, LONGEST_RECONNECT_MS),
    },
  });
  let isDown = false;
  client.on('error', (error) => {
    if (!isDown) writeLine('warn', 'cache.down', { reason: String(error) });
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) writeLine('info', 'cache.up', {});
    isDown = false;
  });
  const settled = new Promise((resolve) => client.once('ready', resolve).once('error', resolve));
  // It goes on trying by itself, and has said so.
  client.connect().catch(() => {});
  return { client: client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }), settled };
}

/**
 * @param {string} url
 * @param {string} space of the keys: what belongs to this build and this configuration
 * @returns {SharedStore}
 */
export function openSharedStore(url, space) {
  const connecting = connect(url);
  let restsUntil = 0;

  /**
   * @template T
   * @param {(client: Client) => Promise<T>} command
   * @param {T} otherwise
   * @param {number} [patience]
   */
  async function ask(command, otherwise, patience = PATIENCE_MS) {
    const { client } = await connecting;
    if (!client.isReady || performance.now() < restsUntil) return otherwise;
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('late')), patience);
    });
    try {
      return /** @type {T} */ (await Promise.race([command(client), late]));
    } catch {
      restsUntil = performance.now() + REST_MS;
      return otherwise;
    } finally {
      clearTimeout(timer);
    }
  }

  const key = (/** @type {string} */ name) => `kotor:${space}:${name}`;
  return {
    settled: connecting.then(async ({ settled }) => void (await settled)),
    get: (name) => ask(async (client) => client.get(key(name)), null),
    has: (name) => ask(async (client) => (await client.exists(key(name))) === 1, false),
    async set(name, bytes) {
      if (bytes.byteLength > MAX_ENTRY_BYTES) return;
      const put = async (/** @type {Client} */ client) =>
        void (await client.set(key(name), bytes, { EX: KEEP_SECONDS }));
      await ask(put, undefined, WRITE_PATIENCE_MS);
    },
    close: async () => (await connecting).client.destroy(),
  };
}

/** One connection serves the pages, middleware and their cache, which are bundles of their own. */
const shared = /** @type {typeof globalThis & { kotorStore?: SharedStore | null }} */ (globalThis);

/** The store of `CACHE_URL`; null without one, and while the site is being built. */
export function sharedStore() {
  if (shared.kotorStore === undefined) {
    const { cacheUrl } = env();
    const space = pageSpace();
    shared.kotorStore = cacheUrl && space ? openSharedStore(cacheUrl, space) : null;
  }
  return shared.kotorStore;
}
