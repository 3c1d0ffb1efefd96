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

type BlockRules<Kind extends BlockKind> = {
  /** Whether it takes the full width; all others stand in columns. */
  isWide: boolean;
  /** Its weight where two columns are balanced (docs/requirements.md, Article). */
  weight(block: BlockOf<Kind>): number;
  /** Characters to read. */
  textLength(block: BlockOf<Kind>): number;
  pictures(block: BlockOf<Kind>): Picture[];
};

const HEADING_WEIGHT = 1;
const PARAGRAPH_WEIGHT = 3;
const IMAGE_WEIGHT = 10;
const CHARACTERS_PER_WEIGHT = 100;

/** The rules of every kind of block; components/article/Body.tsx has the component of each. */
const RULES: { [Kind in BlockKind]: BlockRules<Kind> } = {
  heading: {
    isWide: false,
    weight: () => HEADING_WEIGHT,
    textLength: ({ length }) => length,
    pictures: () => [],
  },
  text: {
    isWide: false,
    weight: ({ chunks, length }) => PARAGRAPH_WEIGHT * chunks + length / CHARACTERS_PER_WEIGHT,
    textLength: ({ length }) => length,
    pictures: () => [],
  },
  image: {
    isWide: false,
    weight: () => IMAGE_WEIGHT,
    textLength: () => 0,
    pictures: ({ picture }) => [picture],
  },
  gallery: {
    isWide: true,
    weight: () => IMAGE_WEIGHT,
    textLength: () => 0,
    pictures: ({ pictures }) => pictures,
  },
  embed: {
    isWide: true,
    weight: () => IMAGE_WEIGHT,
    textLength: () => 0,
    pictures: () => [],
  },
};

export const isWide = ({ kind }: Block): boolean => RULES[kind].isWide;

export const weightOf = <Kind extends BlockKind>(block: BlockOf<Kind>): number => RULES[block.kind].weight(block);

export const textLengthOf = <Kind extends BlockKind>(block: BlockOf<Kind>): number =>
  RULES[block.kind].textLength(block);

export const picturesOf = <Kind extends BlockKind>(block: BlockOf<Kind>): Picture[] =>
  RULES[block.kind].pictures(block);
