import type { PartnerFilters } from '@/lib/content/partnerFilters';
import { BETWEEN_FIELDS, fold, type Range as Stretch, toSearch } from '@/lib/content/partnerSearch';

/** A text node of a card, and its place in all that is searched of the card. */
type Part = { node: Node; from: number; to: number };

type Card = { item: HTMLElement; folded: string; parts: Part[] };

/** A category in the page: its section, where its number stands, and its cards. */
export type CardGroup = { section: HTMLElement; count: Element | null; cards: Card[] };

/** The highlight that `PartnerCard.module.scss` colours. */
const HIGHLIGHT = 'found';

function readCard(item: HTMLElement): Card {
  const parts: Part[] = [];
  let text = '';
  for (const field of item.querySelectorAll('[data-searched]')) {
    const nodes = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const from = text.length;
      text += node.nodeValue;
      parts.push({ node, from, to: text.length });
    }
    text += BETWEEN_FIELDS;
  }
  return { item, folded: fold(text), parts };
}

/** The cards in the page, made ready for many searches. */
export const readCards = (): CardGroup[] =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-category]'), (section) => ({
    section,
    count: section.querySelector('[data-count]'),
    cards: Array.from(section.querySelectorAll<HTMLElement>(':scope > ul > li'), readCard),
  }));

/** The stretch in the page; in several pieces where it goes on in the next text. */
const toPieces = (parts: readonly Part[], [first, end]: Stretch): StaticRange[] =>
  parts
    .filter(({ from, to }) => first < to && end > from)
    .map(
      ({ node, from, to }) =>
        new StaticRange({
          startContainer: node,
          startOffset: Math.max(first, from) - from,
          endContainer: node,
          endOffset: Math.min(end, to) - from,
        }),
    );

/** Browsers that cannot highlight show what is found without it. */
export function highlight(pieces: readonly StaticRange[]): void {
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(...pieces));
}

/**
 * Shows what was hidden and hides what was shown, with the sections out of the page meanwhile: browsers take boxes out
 * in one go far faster than a thousand of them one by one. The sections stay hidden.
 */
function turnOver(sections: readonly HTMLElement[], items: readonly HTMLElement[]): void {
  for (const section of sections) section.hidden = true;
  for (const section of sections) void getComputedStyle(section).display;
  for (const item of items) item.hidden = !item.hidden;
}

/**
 * Hides the cards that the filters leave out, and highlights in the others what was searched for. No element is made
 * or moved, so that a keystroke stays cheap however many cards there are.
 *
 * @returns how many are found
 */
export function showFound(groups: readonly CardGroup[], { query, category }: PartnerFilters): number {
  const search = toSearch(query);
  const pieces: StaticRange[] = [];
  const changed: HTMLElement[] = [];
  const counts = groups.map(({ section, cards }) => {
    const isWanted = !category || section.dataset.category === category;
    let found = 0;
    for (const { item, folded, parts } of cards) {
      const stretches = isWanted ? search(folded) : null;
      if (item.hidden === Boolean(stretches)) changed.push(item);
      if (!stretches) continue;
      found += 1;
      for (const stretch of stretches) pieces.push(...toPieces(parts, stretch));
    }
    return found;
  });
  if (changed.length > 0) {
    turnOver(
      groups.map(({ section }) => section),
      changed,
    );
    for (const [index, { section, count }] of groups.entries()) {
      section.hidden = counts[index] === 0;
      if (count) count.textContent = String(counts[index]);
    }
  }
  highlight(pieces);
  return counts.reduce((sum, count) => sum + count, 0);
}
