import { type RefObject, useEffect } from 'react';
import { useInBrowser } from '@/components/ui/page/useInBrowser';
import type { MatchedText } from '@/lib/partners/filterPartners';

/** The highlight that `globals.scss` colours. */
const HIGHLIGHT = 'found';

/**
 * Highlights the matches without splitting texts. Its elements are in the order of the texts, each with its text as the
 * only child.
 *
 * @returns false on the server and in browsers without CSS highlights, where matches are `<mark>` elements
 */
export function useHighlight(
  list: RefObject<HTMLElement | null>,
  selector: string,
  texts: readonly MatchedText[],
): boolean {
  const isSupported = useInBrowser(() => 'highlights' in CSS);

  useEffect(() => {
    if (!isSupported) return;
    const nodes = Array.from(list.current?.querySelectorAll(selector) ?? [], ({ firstChild }) => firstChild);
    const ranges = texts.flatMap(({ matches }, index) => {
      const node = nodes[index];
      if (!node) return [];
      return matches.map(
        ([startOffset, endOffset]) =>
          new StaticRange({ startContainer: node, startOffset, endContainer: node, endOffset }),
      );
    });
    CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
    return () => void CSS.highlights.delete(HIGHLIGHT);
  }, [isSupported, list, selector, texts]);

  return isSupported;
}
