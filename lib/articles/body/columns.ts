import { type Block, type BlockOf, isWide, weightOf } from '@/lib/articles/body/block';

/**
 * Cuts blocks into two columns whose weights differ least. The reading order and paragraphs stay intact, and no heading
 * is at the foot of the first column.
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

const isText = (block?: Block): block is BlockOf<'heading'> | BlockOf<'text'> =>
  block?.kind === 'heading' || block?.kind === 'text';

/** Merges neighbouring texts, so that a long article has few elements. */
export function mergeTexts(blocks: readonly Block[]): Block[] {
  const merged: Block[] = [];
  for (const block of blocks) {
    const last = merged.at(-1);
    if (isText(block) && isText(last)) merged[merged.length - 1] = { ...last, html: last.html + block.html };
    else merged.push(block);
  }
  return merged;
}

/** A part of a body: text and single images in two columns, or one block at full width. */
export type BodySection = { kind: 'columns'; first: Block[]; second: Block[] } | { kind: 'wide'; block: Block };

/** Splits a body at its wide blocks, and balances the parts between them. */
export function toSections(blocks: readonly Block[]): BodySection[] {
  const sections: BodySection[] = [];
  let narrow: Block[] = [];
  const endColumns = (): void => {
    if (narrow.length > 0) sections.push({ kind: 'columns', ...balance(narrow) });
    narrow = [];
  };
  for (const block of blocks) {
    if (isWide(block)) {
      endColumns();
      sections.push({ kind: 'wide', block });
    } else narrow.push(block);
  }
  endColumns();
  return sections;
}
