import { findSaved } from '@/lib/offline/findSaved';
import type { Message } from '@/lib/offline/message';
import { renewPacks } from '@/lib/offline/pack/renewPacks';
import { savedAt } from '@/lib/offline/savedPage';
import { BUILD } from '@/lib/offline/worker/build';
import { keepFiles } from '@/lib/offline/worker/files';
import { languageOf } from '@/lib/offline/worker/language';
import { mendOfflinePages } from '@/lib/offline/worker/offlinePage';
import { keepPage } from '@/lib/offline/worker/pages';
import { replaced } from '@/lib/offline/worker/replaced';

/** A copy younger than this is the one that is being read. */
const JUST_NOW_MS = 60_000;

/**
 * Sees to it that a page being read can be read again: one that was opened before there was a worker, or that the
 * site’s own links led to without a new document. Then looks after the packs.
 */
export async function takeNote(event: ExtendableEvent, { read }: Message): Promise<void> {
  if (!read) return;
  const url = new URL(read.address);
  url.hash = '';
  const saved = await findSaved(url, await languageOf(url), Date.now());
  const isSaved = saved !== null && Date.now() - Date.parse(savedAt(saved)) < JUST_NOW_MS;
  if (!isSaved && read.savesData) return;
  const html = isSaved
    ? await saved.text()
    : await fetch(url, { signal: replaced }).then((response) => keepPage(event, url, response));
  if (html) await keepFiles(event, html, read.loaded);
  if (read.savesData || replaced.aborted) return;
  await mendOfflinePages();
  await renewPacks(BUILD, replaced);
}
