import { isReached, NO_OUTCOME, type Outcome, stepTowards } from '@/components/search/outcome';
import { createResultPlace } from '@/components/search/resultPlace';
import { MIN_QUERY_LENGTH } from '@/lib/content/search/query';
import { countWords, type SearchWords } from '@/lib/content/search/searchIndex';
import { withWords } from '@/lib/routing/searchIndexHref';

/** Results that are drawn in one frame, so that a slow device draws them within it … */
const AT_ONCE = 2;

/** … and in the first, which has also to wait for what finds them. */
const AT_FIRST = 1;

/** Where the dialog shows what was found. */
export type OutcomeElements = {
  status: HTMLElement;
  list: HTMLElement;
  /** The way to all that was found. */
  all: HTMLAnchorElement;
  popular: HTMLElement;
};

/** Draws what was found, until it is stopped. */
export type Drawer = { draw: (wanted: Outcome) => void; stop: () => void };

type Options = {
  words: SearchWords;
  /** The search page. */
  href: string;
  /** Results there is room for. */
  places: number;
};

/**
 * Makes ready to draw what is found step by step, each within the frame that shows it, so that the next letter waits for
 * no more than one. It writes into the page itself: React’s way down to the dialog takes longer than all that it changes.
 */
export function createDrawer(elements: OutcomeElements, { words, href, places: count }: Options): Drawer {
  const { status, list, all, popular } = elements;
  const places = Array.from({ length: count }, () => createResultPlace(words.kinds));
  list.replaceChildren(...places.map(({ item }) => item));
  let wanted = NO_OUTCOME;
  let shown = NO_OUTCOME;
  let atOnce = AT_FIRST;
  let frame = 0;

  const show = (next: Outcome): void => {
    const { query, results } = next;
    status.textContent = query.length >= MIN_QUERY_LENGTH ? countWords(next, words) : '';
    for (const [index, { item, fill }] of places.entries()) {
      const result = results[index];
      if (result && result !== shown.results[index]) fill(result);
      item.hidden = !result;
    }
    list.hidden = results.length === 0;
    popular.hidden = results.length > 0;
    all.hidden = next.count <= places.length;
    all.href = withWords(href, query);
    shown = next;
  };

  const step = (): void => {
    show(stepTowards(wanted, shown, atOnce));
    atOnce = AT_ONCE;
    frame = isReached(wanted, shown) ? 0 : requestAnimationFrame(step);
  };

  return {
    draw: (next) => {
      wanted = { ...next, results: next.results.slice(0, places.length) };
      atOnce = AT_FIRST;
      frame ||= requestAnimationFrame(step);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
