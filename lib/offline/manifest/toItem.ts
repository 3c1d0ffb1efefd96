import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PACK_PICTURE_WIDTH, type PackItem } from '@/lib/offline/pack/manifest';
import { preparedFile } from '@/lib/pictures/preparedPicture';

/** A page of the pack, and what its size is estimated from. */
export type PageSource = {
  href: string;
  text: string;
  /** URLs as in the content. */
  pictures: readonly string[];
  version: string;
};

/**
 * Compressed sizes, measured on the shipped content: of a page without text, and of each character in its markup and in
 * its data for hydration.
 */
const PAGE_BYTES = 20_000;
const BYTES_PER_CHARACTER = 0.8;
/** Estimate for a picture of the content system, whose resized form does not exist yet. */
const REMOTE_PICTURE_BYTES = 20_000;

function pictureBytes(url: string): number {
  const file = preparedFile(url, null, PACK_PICTURE_WIDTH);
  const size = file && statSync(join(process.cwd(), 'public', file), { throwIfNoEntry: false })?.size;
  return size || REMOTE_PICTURE_BYTES;
}

/** The pages with their sizes. A picture counts once, for the first page that shows it. */
export function toItems(pages: readonly PageSource[], build: string): PackItem[] {
  const counted = new Set<string>();
  return pages.map(({ href, text, pictures, version }) => {
    const own = pictures.filter((url) => !counted.has(url));
    for (const url of own) counted.add(url);
    const shown = own.reduce((sum, url) => sum + pictureBytes(url), 0);
    const bytes = Math.round(PAGE_BYTES + text.length * BYTES_PER_CHARACTER + shown);
    return { kind: 'page', href, bytes, version: `${build} ${version}` };
  });
}
