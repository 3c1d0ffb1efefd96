import type { Block } from '@/lib/articles/body/block';
import type { Picture } from '@/lib/pictures/picture';

/** Weights of the two-column balance (docs/requirements.md, Article). */
const HEADING_WEIGHT = 1;
const IMAGE_WEIGHT = 10;
const PARAGRAPH_WEIGHT = 3;
const CHARACTERS_PER_WEIGHT = 100;

/** A text weighs the sum of its sentence chunks. */
export function weightOf(block: Block): number {
  if (block.kind === 'heading') return HEADING_WEIGHT;
  if (block.kind === 'text') return PARAGRAPH_WEIGHT * block.chunks + block.length / CHARACTERS_PER_WEIGHT;
  return IMAGE_WEIGHT;
}

/**
 * Cuts blocks into two columns whose weights differ least. Reading order stays whole, paragraphs stay whole, and no
 * heading is left behind at the foot of the first column.
 */
export function balance(blocks: readonly Block[]): { first: Block[]; second: Block[] } {
  const total = blocks.reduce((sum, block) => sum + weightOf(block), 0);
  let best = { cut: blocks.length, imbalance: total };
  let above = 0;
  for (const [index, block] of blocks.entries()) {
    above += weightOf(block);
    const imbalance = Math.abs(total - 2 * above);
    if (block.kind !== 'heading' && imbalance < best.imbalance) best = { cut: index + 1, imbalance };
  }
  return { first: blocks.slice(0, best.cut), second: blocks.slice(best.cut) };
}

/** What one box of a column shows: text that follows on itself, or a picture. */
export type Part = { html: string } | { picture: Picture };

/** Neighbouring texts as one, so that a long article is few boxes; galleries and embeds never stand in a column. */
export function toParts(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === 'image') parts.push({ picture: block.picture });
    else if ('html' in block && last && 'html' in last) last.html += block.html;
    else if ('html' in block) parts.push({ html: block.html });
  }
  return parts;
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
