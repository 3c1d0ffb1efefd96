import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { forgetFaults } from '@/lib/server/contentFaults';
import { markRefreshed } from '@/lib/server/freshness';
import { log } from '@/lib/server/log';

/** A program that saves a file may write it in several steps. */
const SETTLE_MS = 30;

/** The names, dates and sizes of all files in a folder; null when it cannot be read. 600 files take 10 ms. */
function fingerprint(root: string): string | null {
  try {
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((name) => {
        const stats = statSync(join(root, name), { throwIfNoEntry: false });
        return `${name} ${stats?.mtimeMs} ${stats?.size}`;
      })
      .join('\n');
  } catch {
    return null;
  }
}

/** Calls `check` soon after a notice of a change by the file system, until the returned function is called. */
function watchAtOnce(root: string, check: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(root, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(check, SETTLE_MS);
  });
  watcher.on('error', (error) => log.warn('content.unwatched', { reason: error.message })).unref();
  return () => {
    watcher.close();
    clearTimeout(timer);
  };
}

/**
 * Reads all content anew whenever a file of the folder changed, so that its faults are known at once, and makes it
 * stale. Polled every `interval` milliseconds: no notice of a change reaches a container whose volume is changed from
 * outside. With `isAtOnce`, in development, the notices of the file system come first. Returns a function that stops
 * watching.
 */
export function watchContent(root: string, read: () => void, interval: number, isAtOnce = false): () => void {
  let last = fingerprint(root);
  const check = (): void => {
    const current = fingerprint(root);
    if (current === null || current === last) return;
    last = current;
    forgetFaults();
    markRefreshed();
    log.info('content.refreshed', { from: 'content/' });
    read();
  };
  const timer = setInterval(check, interval).unref();
  const stopNotices = isAtOnce ? watchAtOnce(root, check) : () => {};
  return () => {
    clearInterval(timer);
    stopNotices();
  };
}
