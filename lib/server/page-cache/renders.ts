import { LRUCache } from 'lru-cache';

/** Most pages that are rendered at once where a stale one can be served: renders share one event loop with all responses. */
const MAX_RENEWALS = 2;
/** A render that stored nothing for as long is not waited for: it failed, or Next served a prefetch without one. */
const WAIT_MS = 1_000;
/** Longer than any render takes. */
const MAX_RENDER_MS = 10_000;

/** When the renders in progress began, by the name of the entry. */
const started = new LRUCache<string, number>({ max: 1_000, ttl: MAX_RENDER_MS });

/** Notes that Next renders a page from now on, unless it does so already. */
export function beginRender(name: string): void {
  if (!started.has(name)) started.set(name, Date.now());
}

/** Whether a stale page is to be rendered now; otherwise it is served as it is, and a later request renders it. */
export function canRenew(name: string): boolean {
  const since = Date.now() - WAIT_MS;
  const isRunning = (startedAt: number | undefined): boolean => startedAt !== undefined && startedAt > since;
  return !isRunning(started.get(name)) && [...started.values()].filter(isRunning).length < MAX_RENEWALS;
}

/** Notes the end of a render. @returns when it began, milliseconds since the epoch */
export function endRender(name: string): number {
  const startedAt = started.get(name) ?? Date.now();
  started.delete(name);
  return startedAt;
}
