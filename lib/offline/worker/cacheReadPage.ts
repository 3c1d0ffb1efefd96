import { findSaved } from '@/lib/offline/findSaved';
import type { Message } from '@/lib/offline/message';
import { updatePacks } from '@/lib/offline/pack/updatePacks';
import { savedAt } from '@/lib/offline/savedPage';
import { BUILD } from '@/lib/offline/worker/build';
import { cacheFiles } from '@/lib/offline/worker/files';
import { languageOf } from '@/lib/offline/worker/language';
import { replacedSignal } from '@/lib/offline/worker/newerWorker';
import { restoreOfflinePages } from '@/lib/offline/worker/offlinePage';
import { cachePage } from '@/lib/offline/worker/pages';

/** A copy younger than this is the one that is being read. */
const JUST_NOW_MS = 60_000;

/**
 * Sees to it that a page being read can be read again: one that was opened before there was a worker, or that the
 * site’s own links led to without a new document. Then looks after the packs.
 */
export async function cacheReadPage(event: ExtendableEvent, { read }: Message): Promise<void> {
  if (!read) return;
  const url = new URL(read.address);
  url.hash = '';
  const saved = await findSaved(url, await languageOf(url), Date.now());
  const isSaved = saved !== null && Date.now() - Date.parse(savedAt(saved)) < JUST_NOW_MS;
  if (!isSaved && read.savesData) return;
  const html = isSaved
    ? await saved.text()
    : await fetch(url, { signal: replacedSignal }).then((response) => cachePage(event, url, response));
  if (html) await cacheFiles(event, html, read.loaded);
  if (read.savesData || replacedSignal.aborted) return;
  await restoreOfflinePages();
  await updatePacks(BUILD, replacedSignal);
}
