import { filesIn, picturesIn, readPicture } from '@/lib/offline/files';
import { keptLanguage, mayKeepFile } from '@/lib/offline/mayKeep';
import { PACK_PICTURE_WIDTH, type PackItem, type PackManifest } from '@/lib/offline/pack/manifest';
import { toSavedPage } from '@/lib/offline/savedPage';

/** Brings one file; under its own address, or a picture under what all its widths share. */
async function fetchFile(cache: Cache, address: string, signal: AbortSignal): Promise<void> {
  const key = readPicture(new URL(address, location.origin))?.key ?? address;
  if (await cache.match(key, { ignoreVary: true })) return;
  const response = await fetch(address, { credentials: 'omit', signal });
  // Taken off the site since the page was made: nobody would see it online either.
  if (response.status === 404) return;
  if (!mayKeepFile(response)) throw new Error(`${address}: ${response.status}`);
  await cache.put(key, response);
}

/** Brings a page with all it shows and runs; the page itself last, so that it is never there without. */
async function fetchPage(cache: Cache, { href }: PackItem, manifest: PackManifest, signal: AbortSignal): Promise<void> {
  const response = await fetch(href, { credentials: 'omit', cache: 'no-cache', signal });
  if (response.status === 404) return;
  if (keptLanguage(response, manifest.build) !== manifest.language) throw new Error(`${href}: ${response.status}`);
  const html = await response.text();
  const named = [...filesIn(html), ...picturesIn(html, PACK_PICTURE_WIDTH)];
  await Promise.all(named.map((address) => fetchFile(cache, address, signal)));
  await cache.put(href, toSavedPage(response, html, new Date()));
}

/** @throws when it cannot be had now, or is not of the pack’s build and language */
export const fetchItem = (cache: Cache, item: PackItem, manifest: PackManifest, signal: AbortSignal): Promise<void> =>
  item.kind === 'page' ? fetchPage(cache, item, manifest, signal) : fetchFile(cache, item.href, signal);
