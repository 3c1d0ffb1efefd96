import { filesIn, isData, parsePictureUrl, picturesIn } from '@/lib/offline/files';
import { BUILD_HEADER, cacheableLanguage, isCacheableFile } from '@/lib/offline/isCacheable';
import { PACK_PICTURE_WIDTH, type PackItem, type PackManifest } from '@/lib/offline/pack/manifest';
import { toSavedPage } from '@/lib/offline/savedPage';

/** A download of a pack. `files` holds the request of each file by cache key, so that it is fetched once. */
export type Download = { cache: Cache; manifest: PackManifest; signal: AbortSignal; files: Map<string, Promise<void>> };

/** The cache key of a file: its URL, or the key that all widths of a picture share. */
const keyOf = (address: string): string => parsePictureUrl(new URL(address, location.origin))?.key ?? address;

async function fetchAndCache({ cache, manifest, signal }: Download, address: string, key: string): Promise<void> {
  const isIndex = isData(new URL(address, location.origin));
  const response = await fetch(address, { credentials: 'omit', cache: isIndex ? 'no-cache' : 'default', signal });
  // Removed since the page was rendered: it is missing online too. A file of the build may be missing while another version
  // still responds.
  if (response.status === 404 && !address.startsWith('/_next/static/')) return;
  // The address of the search index is the same in each build, unlike those of files.
  const isOfBuild = !isIndex || response.headers.get(BUILD_HEADER) === manifest.build;
  if (!response.ok || !isOfBuild) throw new Error(`${address}: ${response.status}`);
  // An incomplete search index has `no-store`.
  if (isCacheableFile(response)) await cache.put(key, response);
}

/** Fetches a file once for all pages that refer to it. */
function fetchFile(download: Download, address: string): Promise<void> {
  const key = keyOf(address);
  const running = download.files.get(key) ?? fetchAndCache(download, address, key);
  download.files.set(key, running);
  return running;
}

/** Fetches a page and its files. The page is cached last, so that it is never without them. */
async function fetchPage(download: Download, { href }: PackItem): Promise<void> {
  const { cache, manifest, signal } = download;
  const response = await fetch(href, { credentials: 'omit', cache: 'no-cache', signal });
  // One without the header is of a proxy on the way.
  if (response.status === 404 && response.headers.has(BUILD_HEADER)) return;
  if (cacheableLanguage(response, manifest.build) !== manifest.language) throw new Error(`${href}: ${response.status}`);
  const html = await response.text();
  const urls = [...filesIn(html), ...picturesIn(html, PACK_PICTURE_WIDTH)];
  await Promise.all(urls.map((address) => fetchFile(download, address)));
  await cache.put(href, toSavedPage(response, html, new Date()));
}

/** @throws when the request fails, or the page or index is of another build or language than the pack */
export const fetchItem = (download: Download, item: PackItem): Promise<void> =>
  item.kind === 'page' ? fetchPage(download, item) : fetchFile(download, item.href);
