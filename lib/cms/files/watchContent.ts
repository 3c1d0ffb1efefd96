import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { markArticleRefreshed, markPagesRefreshed, markValuesRefreshed } from '@/lib/server/freshness';
import { log } from '@/lib/server/log';

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

/**
 * Reads all content anew whenever a file of the folder changed, and makes pages stale: those of the articles that `read`
 * returns, or all for null. Polled every `interval` milliseconds, since no notice of a change reaches a container whose volume
 * is changed from outside.
 */
export function watchContent(root: string, read: () => readonly string[] | null, interval: number): void {
  const first = fingerprint(root);
  let last = first?.files;
  if (first) markPagesRefreshed(first.changedAt);
  const check = (): void => {
    const current = fingerprint(root);
    if (current === null || current.files === last) return;
    last = current.files;
    markValuesRefreshed();
    const articles = read();
    if (articles) articles.forEach(markArticleRefreshed);
    else markPagesRefreshed();
    log.info('content.refreshed', { from: 'content/', articles: articles?.join(' ') });
  };
  setInterval(check, interval).unref();
}
