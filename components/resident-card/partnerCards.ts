import type { Range as Stretch } from '@/lib/i18n/pieces';
import { BETWEEN_FIELDS, fold, toSearch } from '@/lib/partners/partnerSearch';
import type { PartnerFilters } from '@/lib/routing/partnerFilters';

/** A text node of a card, and its place in all that is searched of the card. */
type Part = { node: Node; from: number; to: number };

type Card = { item: HTMLElement; folded: string; parts: Part[] };

/** A category in the page: its section, where its number stands, and its cards. */
export type CardGroup = { section: HTMLElement; number: Element | null; cards: Card[] };

/** The highlight that `globals.scss` colours. */
const HIGHLIGHT = 'found';

/** Marks the cards that `PartnerGroups.module.scss` shows. */
export const SHOWN = 'data-shown';

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

/** From this many cards on a list is long: those out of sight are not laid out, and a search shows only the first. */
export const LONG = 100;

/** So many of a long list’s cards a search shows: what is laid out in one frame, and more than fits on a screen. */
const FIRST = 12;

/** The cards in the page, made ready for many searches. */
export const readCards = (): CardGroup[] =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-category]'), (section) => ({
    section,
    number: section.querySelector('[data-count]'),
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

/** Takes the groups out of the page: browsers do that in one go far faster than with their cards one by one. */
function takeOut(groups: readonly CardGroup[]): void {
  for (const { section } of groups) section.hidden = true;
  for (const { section } of groups) void getComputedStyle(section).display;
}

/**
 * Shows the cards that the filters find, of a long list the first of them, and highlights there what was searched for.
 * No element is made or moved, and only what is shown is marked as such, so that a keystroke stays cheap however many
 * cards there are.
 *
 * @returns how many are found, whether some of them are not shown, and the first that is shown and was not before
 */
export function showFound(groups: readonly CardGroup[], { query, category }: PartnerFilters, isWhole = false) {
  const search = toSearch(query);
  const isLong = groups.reduce((sum, { cards }) => sum + cards.length, 0) > LONG;
  const most = isLong && !isWhole ? FIRST : Number.POSITIVE_INFINITY;
  const pieces: StaticRange[] = [];
  const changed: HTMLElement[] = [];
  let count = 0;
  const results = groups.map(({ section, cards }) => {
    const isWanted = !category || section.dataset.category === category;
    const before = count;
    for (const { item, folded, parts } of cards) {
      const isFound = isWanted && search.isIn(folded);
      const isShown = isFound && count < most;
      if (isFound) count += 1;
      if (item.hasAttribute(SHOWN) !== isShown) changed.push(item);
      if (isShown) for (const range of search.rangesIn(folded)) pieces.push(...toPieces(parts, range));
    }
    return { found: count - before, shown: Math.min(count, most) - Math.min(before, most) };
  });
  const fresh = changed.find((item) => !item.hasAttribute(SHOWN));
  if (changed.length > 0) takeOut(groups);
  for (const item of changed) item.toggleAttribute(SHOWN);
  groups.forEach(({ section, number }, index) => {
    const { found = 0, shown = 0 } = results[index] ?? {};
    section.hidden = shown === 0;
    section.toggleAttribute('data-live', true);
    section.toggleAttribute('data-is-long', shown >= LONG);
    if (number) number.textContent = String(found);
  });
  highlight(pieces);
  return { count, isCut: count > most, fresh };
}
