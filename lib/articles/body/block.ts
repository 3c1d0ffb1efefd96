import type { Picture } from '@/lib/pictures/picture';

/** Ends each link to another site: a placeholder for the mark in the language of the page. */
export const OUTSIDE_MARK = '<span class="outside"></span>';

/** The fields of each kind of block. `html` is clean: it went through the allow-list. */
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

export type Block = { [Kind in BlockKind]: BlockOf<Kind> }[BlockKind];

const HEADING_WEIGHT = 1;
const PARAGRAPH_WEIGHT = 3;
const IMAGE_WEIGHT = 10;
const CHARACTERS_PER_WEIGHT = 100;

/**
 * The rules of every kind: its weight when two columns are balanced (docs/requirements.md, Article); null in full
 * width.
 */
const WEIGHT: { [Kind in BlockKind]: ((block: BlockOf<Kind>) => number) | null } = {
  heading: () => HEADING_WEIGHT,
  text: ({ chunks, length }) => PARAGRAPH_WEIGHT * chunks + length / CHARACTERS_PER_WEIGHT,
  image: () => IMAGE_WEIGHT,
  gallery: null,
  embed: null,
};

/** Whether a block takes the full width instead of a column. */
export const isWide = ({ kind }: Block): boolean => WEIGHT[kind] === null;

/** The weight of a block in a column; 0 in full width. */
export const weightOf = <Kind extends BlockKind>(block: BlockOf<Kind>): number => WEIGHT[block.kind]?.(block) ?? 0;

/** Characters of a block’s text. */
export const textLengthOf = (block: Block): number => ('length' in block ? block.length : 0);

export function picturesOf(block: Block): Picture[] {
  if ('picture' in block) return [block.picture];
  return 'pictures' in block ? block.pictures : [];
}
