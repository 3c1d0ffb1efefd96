import { setImmediate } from 'node:timers/promises';
import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, Parser, type TreeAdapter } from 'parse5';

/** Characters parsed at once; between two slices the server handles other requests. */
const SLICE = 32_768;

/**
 * Limits far above any editor's text. Beyond them a standard parser takes quadratic time: `<div>` repeated to 1 MB
 * would take minutes.
 */
const MAX_OPEN = 1_000;
const MAX_ELEMENTS = 100_000;

class BeyondBounds extends Error {}

type Tree = DefaultTreeAdapterTypes.DefaultTreeAdapterMap;

function createParser(): Parser<Tree> {
  let elements = 0;
  let open = 0;
  const treeAdapter: TreeAdapter<Tree> = {
    ...defaultTreeAdapter,
    createElement: (...element) => {
      elements += 1;
      if (elements > MAX_ELEMENTS || open > MAX_OPEN) throw new BeyondBounds();
      return defaultTreeAdapter.createElement(...element);
    },
    onItemPush: () => {
      open += 1;
    },
    onItemPop: () => {
      open -= 1;
    },
  };
  const context = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  return Parser.getFragmentParser<Tree>(context, { scriptingEnabled: false, treeAdapter });
}

/** A text's words without its markup. */
const wordsOf = (source: string): Root => ({
  type: 'root',
  children: [{ type: 'text', value: source.replace(/(?:<[^<>]*>)+/g, ' ') }],
});

/** The tree of an HTML text as a browser reads it; beyond the limits, only its plain text. */
export async function parse(source: string): Promise<Root> {
  try {
    const parser = createParser();
    for (let start = 0; start === 0 || start < source.length; start += SLICE) {
      if (start > 0) await setImmediate();
      parser.tokenizer.write(source.slice(start, start + SLICE), start + SLICE >= source.length);
    }
    // `getFragment` would move the nodes one by one, which takes seconds for many; they are read in place.
    const [root] = parser.document.childNodes as DefaultTreeAdapterTypes.Element[];
    return fromParse5({ nodeName: '#document-fragment', childNodes: root?.childNodes ?? [] }) as Root;
  } catch (error) {
    if (error instanceof BeyondBounds || error instanceof RangeError) return wordsOf(source);
    throw error;
  }
}
