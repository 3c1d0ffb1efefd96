import { LRUCache } from 'lru-cache';
import { log } from '@/lib/server/log';

const LOG_INTERVAL_MS = 3_600_000;
const MAX_LOGGED = 200;
const logged = new LRUCache<string, true>({ max: MAX_LOGGED, ttl: LOG_INTERVAL_MS });

/** Logs a fault of the provider's content, each `value` once an hour. */
export function warnOnce(event: string, name: string, value: string, fields: { reason?: string } = {}): void {
  if (logged.has(value)) return;
  logged.set(value, true);
  log.warn(event, { [name]: value, ...fields });
}
