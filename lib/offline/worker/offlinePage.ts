import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { cacheName } from '@/lib/offline/cacheNames';
import { filesIn } from '@/lib/offline/files';
import { cacheableLanguage, isCacheableFile } from '@/lib/offline/isCacheable';
import { BUILD } from '@/lib/offline/worker/build';
import { offlineHref } from '@/lib/routing/browserHref';

const CACHE = cacheName('kotor-offline', BUILD);

export const openOfflineCache = () => caches.open(CACHE);

async function cacheFile(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file)) return;
  const response = await fetch(file, { credentials: 'omit' });
  // An editor's text may look like a file name; a file of the build may be missing while another version still
  // responds.
  if (response.status === 404 && !file.startsWith('/_next/')) return;
  if (!isCacheableFile(response)) throw new Error(`${file}: ${response.status}`);
  await cache.put(file, response);
}

/** Caches the offline page in both languages, with its files. */
async function precacheOfflinePages(): Promise<void> {
  const cache = await openOfflineCache();
  for (const language of LANGUAGES) {
    const href = offlineHref(language);
    const page = await fetch(href, { cache: 'no-cache', credentials: 'omit' });
    if (cacheableLanguage(page, BUILD) !== language) throw new Error(`${href}: ${page.status}`);
    const html = await page.clone().text();
    await cache.put(href, page);
    await Promise.all(filesIn(html).map((file) => cacheFile(cache, file)));
  }
}

/**
 * Caches the offline pages when the worker is installed. The cache is recreated, since the order of creation identifies
 * the previous build; if it cannot be filled, the worker is not installed.
 */
export async function installOfflinePages(): Promise<void> {
  await caches.delete(CACHE);
  try {
    await precacheOfflinePages();
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

const findPage = (cache: Cache, language: Language) => cache.match(offlineHref(language), { ignoreVary: true });

/** Caches the offline pages again after the browser or the visitor has cleared the caches. */
export async function restoreOfflinePages(): Promise<void> {
  const cache = await openOfflineCache();
  const pages = await Promise.all(LANGUAGES.map((language) => findPage(cache, language)));
  if (!pages.every(Boolean)) await precacheOfflinePages();
}

export async function offlinePage(language: Language): Promise<Response> {
  return (await findPage(await openOfflineCache(), language)) ?? Response.error();
}
