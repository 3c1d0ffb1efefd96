import { filesIn, picturesIn, readPicture } from '@/lib/offline/files';
import { cacheableLanguage, isCacheableFile } from '@/lib/offline/isCacheable';
import { PACK_PICTURE_WIDTH, type PackItem, type PackManifest } from '@/lib/offline/pack/manifest';
import { toSavedPage } from '@/lib/offline/savedPage';

/** A pack being filled: what each thing in it is put away under, and when it is there. */
export type Download = { cache: Cache; manifest: PackManifest; signal: AbortSignal; held: Map<string, Promise<void>> };

/** Under what a file is put away: its address, or what all widths of a picture share. */
const keyOf = (address: string): string => readPicture(new URL(address, location.origin))?.key ?? address;

async function download({ cache, signal }: Download, address: string, key: string): Promise<void> {
  const response = await fetch(address, { credentials: 'omit', signal });
  // Taken off the site since the page was made: nobody would see it online either.
  if (response.status === 404) return;
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // An index that is not whole just now says that it is not to be kept.
  if (isCacheableFile(response)) await cache.put(key, response);
}

/** Brings one file, once for all pages that name it. */
function fetchFile(filling: Download, address: string): Promise<void> {
  const key = keyOf(address);
  const running = filling.held.get(key) ?? download(filling, address, key);
  filling.held.set(key, running);
  return running;
}

/** Brings a page with all it shows and runs; the page itself last, so that it is never there without. */
async function fetchPage(filling: Download, { href }: PackItem): Promise<void> {
  const { cache, manifest, signal } = filling;
  const response = await fetch(href, { credentials: 'omit', cache: 'no-cache', signal });
  if (response.status === 404) return;
  if (cacheableLanguage(response, manifest.build) !== manifest.language) throw new Error(`${href}: ${response.status}`);
  const html = await response.text();
  const named = [...filesIn(html), ...picturesIn(html, PACK_PICTURE_WIDTH)];
  await Promise.all(named.map((address) => fetchFile(filling, address)));
  await cache.put(href, toSavedPage(response, html, new Date()));
}

/** @throws when it cannot be had now, or is not of the pack’s build and language */
export const fetchItem = (filling: Download, item: PackItem): Promise<void> =>
  item.kind === 'page' ? fetchPage(filling, item) : fetchFile(filling, item.href);
