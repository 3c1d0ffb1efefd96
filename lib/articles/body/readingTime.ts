import { type Block, textLengthOf } from '@/lib/articles/body/block';

/** Characters a reader takes in per minute: about 200 words. */
const CHARACTERS_PER_MINUTE = 1_200;

export function readingMinutes(blocks: readonly Block[]): number {
  const characters = blocks.reduce((total, block) => total + textLengthOf(block), 0);
  return Math.max(1, Math.round(characters / CHARACTERS_PER_MINUTE));
}
