import type { Block } from '@/lib/content/body/block';

/** Weights of the two-column balance (specification section 2, “Article detail”). */
const HEADING_WEIGHT = 1;
const IMAGE_WEIGHT = 10;
const PARAGRAPH_WEIGHT = 3;
const CHARACTERS_PER_WEIGHT = 100;

export function weightOf(block: Block): number {
  if (block.kind === 'heading') return HEADING_WEIGHT;
  if (block.kind === 'text') return PARAGRAPH_WEIGHT + block.length / CHARACTERS_PER_WEIGHT;
  return IMAGE_WEIGHT;
}

const sum = (blocks: readonly Block[]): number => blocks.reduce((total, block) => total + weightOf(block), 0);

/**
 * Cuts blocks into two columns whose weights differ least. Reading order stays whole, paragraphs stay whole, and no
 * heading is left behind at the foot of the first column.
 */
export function balance(blocks: readonly Block[]): { first: Block[]; second: Block[] } {
  const cuts = blocks.map((_, index) => index + 1).filter((cut) => blocks[cut - 1]?.kind !== 'heading');
  const imbalance = (cut: number): number => Math.abs(sum(blocks.slice(0, cut)) - sum(blocks.slice(cut)));
  const best = cuts.reduce((left, right) => (imbalance(right) < imbalance(left) ? right : left), blocks.length);
  return { first: blocks.slice(0, best), second: blocks.slice(best) };
}

/** A stretch of an article between galleries: text and single images, or one gallery or embed at full width. */
export type Run = { kind: 'columns'; first: Block[]; second: Block[] } | { kind: 'wide'; block: Block };

/** Splits a body where something needs the full width, and balances what lies between. */
export function toRuns(blocks: readonly Block[]): Run[] {
  const runs: Run[] = [];
  let open: Block[] = [];
  const close = (): void => {
    if (open.length > 0) runs.push({ kind: 'columns', ...balance(open) });
    open = [];
  };
  for (const block of blocks) {
    if (block.kind === 'gallery' || block.kind === 'embed') {
      close();
      runs.push({ kind: 'wide', block });
    } else open.push(block);
  }
  close();
  return runs;
}
