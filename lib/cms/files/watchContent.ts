import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createDiagnostics } from '@/lib/cms/files/diagnostics';
import { foldersIn } from '@/lib/cms/files/readFolder';
import { contentFaults, setFaults } from '@/lib/server/contentFaults';
import { markArticleRefreshed, markPagesRefreshed, markValuesRefreshed } from '@/lib/server/freshness';
import { log } from '@/lib/server/log';

type Entry = { state: string; changedAt: number };

/** A path and all below it. An unreadable one is an entry with its error: the others are still watched. */
function entriesAt(path: string): Entry[] {
  try {
    const stats = statSync(path);
    const { mtimeMs, ctimeMs, size } = stats;
    // The `ctime` also covers a moved file, which keeps its `mtime`, and changed permissions.
    const entry = { state: `${path} ${mtimeMs} ${ctimeMs} ${size}`, changedAt: ctimeMs };
    return stats.isDirectory() ? [entry, ...readdirSync(path).flatMap((name) => entriesAt(join(path, name)))] : [entry];
  } catch (error) {
    return [{ state: `${path} ${(error as NodeJS.ErrnoException).code}`, changedAt: 0 }];
  }
}

/**
 * The names, dates and sizes of all files in a folder, and when the last of them changed, in milliseconds since the
 * epoch; null, and a fault, when the folder cannot be read or is empty. 600 files take 10 ms.
 */
function fingerprint(root: string): { files: string; changedAt: number } | null {
  const { faults, add, attempt } = createDiagnostics();
  attempt(() => foldersIn(root));
  const entries = entriesAt(root);
  if (faults.length === 0 && entries.length === 1) add(`${root}: is empty; is its volume mounted?`);
  setFaults('folder', faults);
  if (faults.length > 0) return null;
  return {
    files: entries.map(({ state }) => state).join('\n'),
    changedAt: Math.max(...entries.map(({ changedAt }) => changedAt)),
  };
}

/**
 * Reads all content now and after each change of a file in the folder, which makes pages stale: those of the articles
 * that `read` returns, or all for null. Polls every `interval` milliseconds, since file events do not reach a container
 * whose volume is changed from outside.
 */
export function watchContent(root: string, read: () => readonly string[] | null, interval: number): void {
  const first = fingerprint(root);
  let last = first?.files;
  // The previous process rendered pages with the old content until its next check.
  if (first) markPagesRefreshed(first.changedAt + interval);
  // A page may have been rendered before this first check, with files that changed since.
  if (first && first.changedAt > performance.timeOrigin) markValuesRefreshed();
  read();
  // Pages that the previous process rendered show the last good texts of faulty entries.
  if (contentFaults().length > 0) markPagesRefreshed();
  const check = (): void => {
    const current = fingerprint(root);
    if (current?.files === last) return;
    last = current?.files;
    if (!current) return;
    markValuesRefreshed();
    const articles = read();
    if (articles) articles.forEach(markArticleRefreshed);
    else markPagesRefreshed();
    log.info('content.refreshed', { from: 'content/', articles: articles?.join(' ') });
  };
  setInterval(check, interval).unref();
}
