import { CLOCK_TOLERANCE_MS, markPagesRefreshed, markRefreshed } from '@/lib/server/freshness';
import { log } from '@/lib/server/log';
import { sharedStore } from '@/lib/server/page-cache/sharedStore';

/** The least time between two refreshes; requests within it share the second one. */
const INTERVAL_MS = 1_000;
/** How often this instance checks for refreshes of others. */
const POLL_MS = 1_000;
/** Entry of the shared cache with the id of the last refresh of any instance: its time, in milliseconds since the epoch. */
const ENTRY = 'refresh';

let nextAt = 0;
let isScheduled = false;
let lastShared: string | undefined;
/** The id of our own last refresh, until Redis has it. */
let unshared: string | undefined;

function refresh(): void {
  isScheduled = false;
  nextAt = performance.now() + INTERVAL_MS;
  markRefreshed();
  log.info('content.refreshed');
  lastShared = String(Date.now());
  unshared = lastShared;
  void share(lastShared);
}

async function share(id: string): Promise<void> {
  if ((await sharedStore()?.set(ENTRY, Buffer.from(id))) && id === unshared) unshared = undefined;
}

/** Refreshes this and, through Redis, all other instances: at once, or once the interval has passed since the last time. */
export function requestRefresh(): void {
  if (isScheduled) return;
  isScheduled = true;
  const delay = nextAt - performance.now();
  if (delay > 0) setTimeout(refresh, delay).unref();
  else refresh();
}

async function followOnce(): Promise<void> {
  if (unshared) return share(unshared);
  const before = lastShared;
  const id = (await sharedStore()?.get(ENTRY))?.toString();
  // A refresh of our own during the read is newer.
  if (!id || id === lastShared || before !== lastShared) return;
  if (lastShared === undefined) {
    // Pages on disk may predate it. If the other instance's clock is behind, its time is too early.
    markPagesRefreshed(Number(id) + CLOCK_TOLERANCE_MS);
  } else {
    markRefreshed();
    log.info('content.refreshed', { from: 'another instance' });
  }
  lastShared = id;
}

/** Refreshes this instance when another one is refreshed; without `CACHE_URL` it does nothing. */
export async function followRefreshes(): Promise<void> {
  if (!sharedStore()) return;
  await followOnce();
  lastShared ??= '';
  setInterval(() => void followOnce(), POLL_MS).unref();
}
