import type { Card, CardGroup } from '@/lib/articles/card';

/** Pages of a list joined behind the part that is shown: the rest of its last group, and the groups after it. */
type JoinedGroups = { rest: Card[]; groups: CardGroup[] };

/**
 * Joins pages of a list: a group that continues on the next page is merged, and no card appears twice.
 *
 * @param lastKey of the last group shown
 * @param shownIds of the cards shown
 */
export function joinGroups(lastKey: string, shownIds: readonly string[], pages: readonly CardGroup[][]): JoinedGroups {
  const known = new Set(shownIds);
  const rest: Card[] = [];
  const groups: CardGroup[] = [];
  for (const group of pages.flat()) {
    const fresh = group.cards.filter(({ id }) => !known.has(id));
    for (const { id } of fresh) known.add(id);
    const last = groups.at(-1);
    if (fresh.length === 0) continue;
    if (group.key === (last?.key ?? lastKey)) (last?.cards ?? rest).push(...fresh);
    else groups.push({ ...group, cards: fresh });
  }
  return { rest, groups };
}
