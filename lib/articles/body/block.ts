import type { Picture } from '@/lib/pictures/picture';

/** What each kind of block holds. `html` is clean: it went through the allow-list. */
type BlockFields = {
  heading: { html: string; length: number };
  /** `chunks`: the number of sentence chunks of up to 100 characters in its text. */
  text: { html: string; length: number; chunks: number };
  image: { picture: Picture };
  gallery: { pictures: Picture[] };
  embed: { src: string; host: string };
};

export type BlockKind = keyof BlockFields;

export type BlockOf<Kind extends BlockKind> = { kind: Kind } & BlockFields[Kind];

/** A part of an article’s body, in reading order. */
export type Block = { [Kind in BlockKind]: BlockOf<Kind> }[BlockKind];

const HEADING_WEIGHT = 1;
const PARAGRAPH_WEIGHT = 3;
const IMAGE_WEIGHT = 10;
const CHARACTERS_PER_WEIGHT = 100;

/** Whether it takes the full width; all others are in columns. */
export const isWide = ({ kind }: Block): boolean => kind === 'gallery' || kind === 'embed';

/** Its weight where two columns are balanced (docs/requirements.md, Article). */
export function weightOf(block: Block): number {
  if (block.kind === 'heading') return HEADING_WEIGHT;
  if (block.kind === 'text') return PARAGRAPH_WEIGHT * block.chunks + block.length / CHARACTERS_PER_WEIGHT;
  return IMAGE_WEIGHT;
}

/** Characters to read. */
export const textLengthOf = (block: Block): number => ('length' in block ? block.length : 0);

export function picturesOf(block: Block): Picture[] {
  if (block.kind === 'image') return [block.picture];
  return block.kind === 'gallery' ? block.pictures : [];
}
