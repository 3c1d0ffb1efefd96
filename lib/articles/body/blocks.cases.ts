import type { Block } from '@/lib/articles/body/block';
import { toBlocks as convert } from '@/lib/articles/body/toBlocks';
import type { Picture } from '@/lib/pictures/picture';

/** A block in short: its kind, then its HTML, its pictures’ addresses, or its embed’s. */
export type Short = [kind: 'heading' | 'text' | 'image' | 'gallery' | 'embed', ...parts: string[]];

export type Case = [what: string, html: string, blocks: Short[]];

/** A picture of this site in HTML. */
export const IMG = (name: string): string => `<img src="/media/${name}.jpg">`;

/** The blocks of a body that is not too large. */
export async function toBlocks(html: string): Promise<Block[]> {
  const blocks = await convert(html);
  if (!blocks) throw new Error('too large');
  return blocks;
}

/** `a` of a picture at `/media/a.jpg`. */
export const nameOf = ({ src }: Picture): string =>
  /^\/media\/(.*)\.jpg$/.exec(new URL(src, 'https://site.example').searchParams.get('url') ?? '')?.[1] ?? src;

export function toShort(block: Block): Short {
  if (block.kind === 'image') return ['image', nameOf(block.picture)];
  if (block.kind === 'gallery') return ['gallery', ...block.pictures.map(nameOf)];
  return block.kind === 'embed' ? ['embed', block.src] : [block.kind, block.html];
}

/** HTML as a browser reads it; nothing of it runs or loads. */
export function read(html: string): Element[] {
  const place = document.implementation.createHTMLDocument('').createElement('div');
  place.innerHTML = html;
  return [place, ...place.querySelectorAll('*')];
}

export const htmlOf = (block: Block): string => ('html' in block ? block.html : '');

export const picturesOf = (block: Block): Picture[] => {
  if (block.kind === 'image') return [block.picture];
  return block.kind === 'gallery' ? block.pictures : [];
};
