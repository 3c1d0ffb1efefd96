import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { forgetFaults } from '@/lib/server/contentFaults';
import { markArticleRefreshed, markPagesRefreshed, markValuesRefreshed } from '@/lib/server/freshness';
import { log } from '@/lib/server/log';

/** A program that saves a file may write it in several steps. */
const SETTLE_MS = 30;

/**
 * The names, dates and sizes of all files in a folder, and when the last of them changed, in milliseconds since the
 * epoch; null when it cannot be read. 600 files take 10 ms.
 */
function fingerprint(root: string): { files: string; changedAt: number } | null {
  try {
    const stats = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => ({
      name,
      ...statSync(join(root, name), { throwIfNoEntry: false }),
    }));
    return {
      files: stats.map(({ name, mtimeMs, size }) => `${name} ${mtimeMs} ${size}`).join('\n'),
      // Of a file that was moved here, with its date of before, the time of that.
      changedAt: Math.max(...stats.map(({ ctimeMs = 0 }) => ctimeMs)),
    };
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
 * Reads all content anew whenever a file of the folder changed, so that its faults are known at once, and makes the pages
 * stale that it changes: those of the articles that `read` returns, or all for null. At the start, pages rendered before
 * the last change are stale: it may have been made while the site was down. Polled every `interval` milliseconds: no
 * notice of a change reaches a container whose volume is changed from outside. With `isAtOnce`, in development, the
 * notices of the file system come first. Returns a function that stops watching.
 */
export function watchContent(
  root: string,
  read: () => readonly string[] | null,
  interval: number,
  isAtOnce = false,
): () => void {
  const first = fingerprint(root);
  let last = first?.files;
  if (first) markPagesRefreshed(first.changedAt);
  const check = (): void => {
    const current = fingerprint(root);
    if (current === null || current.files === last) return;
    last = current.files;
    forgetFaults();
    markValuesRefreshed();
    const articles = read();
    if (articles) articles.forEach(markArticleRefreshed);
    else markPagesRefreshed();
    log.info('content.refreshed', { from: 'content/', articles: articles?.join(' ') });
  };
  const timer = setInterval(check, interval).unref();
  const stopNotices = isAtOnce ? watchAtOnce(root, check) : () => {};
  return () => {
    clearInterval(timer);
    stopNotices();
  };
}
