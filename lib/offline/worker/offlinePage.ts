import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { cacheName } from '@/lib/offline/cacheNames';
import { filesIn } from '@/lib/offline/files';
import { keptLanguage, mayKeepFile } from '@/lib/offline/mayKeep';
import { BUILD } from '@/lib/offline/worker/build';
import { offlineHref } from '@/lib/routing/offlineHref';

const shell = () => caches.open(cacheName('kotor-offline', BUILD));

async function fetchWhole(address: string, isGood: (response: Response) => boolean, cache?: RequestCache) {
  const response = await fetch(address, { cache, credentials: 'omit' });
  if (!isGood(response)) throw new Error(`${address}: ${response.status}`);
  return response;
}

async function keepFile(cache: Cache, file: string): Promise<void> {
  if (!(await cache.match(file))) await cache.put(file, await fetchWhole(file, mayKeepFile));
}

/**
 * Puts away the page that is shown where nothing else can be, in both languages and with all it needs. A worker that
 * cannot have them does not take over.
 */
export async function keepOfflinePages(): Promise<void> {
  const cache = await shell();
  for (const language of LANGUAGES) {
    const href = offlineHref(language);
    const page = await fetchWhole(href, (response) => keptLanguage(response, BUILD) === language, 'no-cache');
    const html = await page.clone().text();
    await cache.put(href, page);
    await Promise.all(filesIn(html).map((file) => keepFile(cache, file)));
  }
}

/** Puts them away again where the browser or the visitor has cleared the caches. */
export async function mendOfflinePages(): Promise<void> {
  if (!(await caches.has(cacheName('kotor-offline', BUILD)))) await keepOfflinePages();
}

export async function offlinePage(language: Language): Promise<Response> {
  return (await (await shell()).match(offlineHref(language), { ignoreVary: true })) ?? Response.error();
}
