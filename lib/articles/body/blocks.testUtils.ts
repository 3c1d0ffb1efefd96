import { type Block, picturesOf } from '@/lib/articles/body/block';
import { toBlocks as convert } from '@/lib/articles/body/toBlocks';
import type { Picture } from '@/lib/pictures/picture';

/**
 * The blocks made from HTML, in short notation: a text as its HTML, `# ` and a heading, `gallery a b`, `embed
 * https://…`; captions in quotes.
 */
export type Case = [what: string, html: string, blocks: string[]];

/** A table of one row, in the box of that name in which it scrolls. */
export const TABLE = (name: string, cells: string): string =>
  `<div class="table" tabindex="0" role="group" aria-label="${name}"><table><tbody><tr>${cells}</tr></tbody></table></div>`;

/** A picture of this site in HTML. */
export const IMG = (name: string): string => `<img src="/media/${name}.jpg">`;

const SITE_URL = 'https://site.example';

/** The blocks of a body that is not too large, on the site `https://site.example`. */
export async function toBlocks(html: string): Promise<Block[]> {
  const blocks = await convert(html, SITE_URL);
  if (!blocks) throw new Error('too large');
  return blocks;
}

/** `a` of a picture at `/media/a.jpg`. */
export const nameOf = ({ src }: Picture): string =>
  /^\/media\/(.*)\.jpg$/.exec(new URL(src, SITE_URL).searchParams.get('url') ?? '')?.[1] ?? src;

const toShortPicture = (picture: Picture): string =>
  picture.caption ? `${nameOf(picture)} “${picture.caption.text}”` : nameOf(picture);

export function toShort(block: Block): string {
  if (block.kind === 'text') return block.html;
  if (block.kind === 'heading') return `# ${block.html}`;
  return [block.kind, ...(block.kind === 'embed' ? [block.src] : picturesOf(block).map(toShortPicture))].join(' ');
}

let inert: Document | undefined;

/** HTML as a browser reads it; nothing of it runs or loads. */
export function read(html: string): Element[] {
  inert ??= document.implementation.createHTMLDocument('');
  const place = inert.createElement('div');
  place.innerHTML = html;
  return [place, ...place.getElementsByTagName('*')];
}

export const htmlOf = (block: Block): string => ('html' in block ? block.html : '');
