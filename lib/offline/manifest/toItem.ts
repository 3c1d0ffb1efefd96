import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PACK_PICTURE_WIDTH, type PackItem } from '@/lib/offline/pack/manifest';
import { preparedFile } from '@/lib/pictures/preparedPicture';

/** A page as it is offered: what its size is told from. */
export type PageSource = {
  href: string;
  text: string;
  /** Addresses as content has them. */
  pictures: readonly string[];
  version: string;
};

/**
 * What a page weighs as it travels, measured on the shipped content: what every page has, and what each character of a
 * text adds in its markup and in the script it hydrates with.
 */
const PAGE_BYTES = 20_000;
const BYTES_OF_A_CHARACTER = 0.8;
/** A picture of the content system, which nobody has measured before it is made small. */
const FOREIGN_PICTURE_BYTES = 20_000;

const sizes = new Map<string, number>();

function pictureBytes(url: string): number {
  const held = sizes.get(url);
  if (held !== undefined) return held;
  const file = preparedFile(url, null, PACK_PICTURE_WIDTH);
  const size = file ? statSync(join(process.cwd(), 'public', file), { throwIfNoEntry: false })?.size : undefined;
  const bytes = size ?? FOREIGN_PICTURE_BYTES;
  if (file) sizes.set(url, bytes);
  return bytes;
}

/** The pages with their sizes; a picture counts once, with the first page that shows it. */
export function toItems(pages: readonly PageSource[], build: string): PackItem[] {
  const counted = new Set<string>();
  return pages.map(({ href, text, pictures, version }) => {
    const own = pictures.filter((url) => !counted.has(url));
    for (const url of own) counted.add(url);
    const shown = own.reduce((sum, url) => sum + pictureBytes(url), 0);
    const bytes = Math.round(PAGE_BYTES + text.length * BYTES_OF_A_CHARACTER + shown);
    return { kind: 'page', href, bytes, version: `${build} ${version}` };
  });
}
