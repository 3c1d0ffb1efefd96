import { LRUCache } from 'lru-cache';
import { log } from '@/lib/server/log';

const LOG_INTERVAL_MS = 3_600_000;
const MAX_LOGGED = 200;
const logged = new LRUCache<string, true>({ max: MAX_LOGGED, ttl: LOG_INTERVAL_MS });

/** Logs a fault of the provider's content, once an hour for each `subject`. */
export function warnOnce(event: string, subject: Record<string, string>, reason?: string): void {
  const key = JSON.stringify(subject);
  if (logged.has(key)) return;
  logged.set(key, true);
  log.warn(event, { ...subject, reason });
}
