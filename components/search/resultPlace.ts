import styles from '@/components/search/SearchResults.module.scss';
import { cutAt } from '@/lib/content/pieces';
import type { SearchKind } from '@/lib/content/search/entry';
import type { FoundEntry } from '@/lib/content/search/search';
import type { Text } from '@/lib/content/text';
import { LANGUAGE_TAG } from '@/lib/language';

/** A place in the list of results, and how to put a result there. */
export type ResultPlace = { item: HTMLElement; fill: (found: FoundEntry) => void };

function fillText(element: HTMLElement, { text, language }: Text, marks: FoundEntry['marks']['title']): void {
  if (language) element.lang = LANGUAGE_TAG[language];
  else element.removeAttribute('lang');
  const pieces = cutAt(text, marks).map(({ text: piece, isMarked }) => {
    if (!isMarked) return piece;
    const mark = document.createElement('mark');
    mark.textContent = piece;
    return mark;
  });
  element.replaceChildren(...pieces);
}

/**
 * Makes a place as `SearchResults` draws one, which keeps its elements whatever is found next: on a slow device making
 * new ones with every letter takes longer than a frame.
 */
export function createResultPlace(kinds: Record<SearchKind, string>): ResultPlace {
  const item = document.createElement('li');
  const about = document.createElement('p');
  const kindName = document.createElement('span');
  const detailText = document.createTextNode('');
  const link = document.createElement('a');
  const summaryText = document.createElement('p');
  about.className = styles.kind ?? '';
  about.append(kindName, detailText);
  summaryText.className = styles.summary ?? '';
  item.hidden = true;
  item.append(about, link, summaryText);

  const fill = ({ entry: { href, kind, detail, title, summary }, marks }: FoundEntry): void => {
    kindName.textContent = kinds[kind];
    kindName.dataset.kind = kind;
    detailText.nodeValue = detail ? ` · ${detail}` : '';
    link.href = href;
    fillText(link, title, marks.title);
    summaryText.hidden = !summary;
    if (summary) fillText(summaryText, summary, marks.summary);
  };
  return { item, fill };
}
