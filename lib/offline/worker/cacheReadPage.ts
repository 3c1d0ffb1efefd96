import { deleteOutdatedCopies, findSaved } from '@/lib/offline/findSaved';
import type { Message } from '@/lib/offline/message';
import { updatePacks } from '@/lib/offline/pack/updatePacks';
import { savedAt } from '@/lib/offline/savedPage';
import { BUILD } from '@/lib/offline/worker/build';
import { cacheFiles } from '@/lib/offline/worker/files';
import { languageOf } from '@/lib/offline/worker/language';
import { replacedSignal } from '@/lib/offline/worker/newerWorker';
import { restoreOfflinePages } from '@/lib/offline/worker/offlinePage';
import { cachePage, isCacheableUrl } from '@/lib/offline/worker/pages';

/** A copy younger than this is the open page; one from the future was saved while the clock was ahead. */
const RECENT_MS = 60_000;

/**
 * Caches an open page that the worker did not serve: one loaded before the worker was installed, or reached by client-side
 * navigation. Then deletes outdated copies and updates the packs.
 */
export async function cacheReadPage(event: ExtendableEvent, { read }: Message): Promise<void> {
  if (!read) return;
  const url = new URL(read.address);
  url.hash = '';
  const saved = await findSaved(url, await languageOf(url));
  const isSaved = saved !== null && Math.abs(Date.now() - Date.parse(savedAt(saved))) < RECENT_MS;
  if (!isSaved && read.savesData) return;
  const html = isSaved
    ? await saved.text()
    : isCacheableUrl(url) && (await cachePage(url, await fetch(url, { signal: replacedSignal })));
  if (html) await cacheFiles(event, html, read.loaded);
  await deleteOutdatedCopies();
  if (read.savesData || replacedSignal.aborted) return;
  await restoreOfflinePages();
  await updatePacks(BUILD, replacedSignal);
}
