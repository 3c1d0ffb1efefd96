import { setImmediate as breathe } from 'node:timers/promises';
import { Tokenizer, TokenizerMode } from 'parse5';

/** @typedef {import('parse5').Token.TagToken} Tag */
/** @typedef {{ start: number, end: number, text?: string }} Cut a part of a document that goes, and what comes in its place */

/** Characters read at once; between two slices the server answers others. */
const SLICE = 65_536;

/** How the standard reads what stands in these elements: as text, up to their end. */
const TEXT_MODES = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ...['style', 'iframe', 'noembed', 'noframes'].map((name) => /** @type {const} */ ([name, TokenizerMode.RAWTEXT])),
  ...['title', 'textarea'].map((name) => /** @type {const} */ ([name, TokenizerMode.RCDATA])),
]);

/** @param {Tag} tag @param {string} name */
export const attribute = ({ attrs }, name) => attrs.find((each) => each.name === name)?.value;

/** The classes of a tag. @param {Tag} tag */
export const classesOf = (tag) => attribute(tag, 'class')?.split(/\s+/) ?? [];

/** Where a tag stands in the document. @param {Tag} tag */
export const placeOf = ({ location }) => ({ start: location?.startOffset ?? 0, end: location?.endOffset ?? 0 });

/** @param {string} html @param {readonly Cut[]} cuts in the order of the document */
export function withCuts(html, cuts) {
  const starts = [0, ...cuts.map(({ end }) => end)];
  return starts.map((start, index) => html.slice(start, cuts[index]?.start) + (cuts[index]?.text ?? '')).join('');
}

/**
 * Reads the tags of a document, one after the other, without holding up the server.
 *
 * @param {string} html
 * @param {object} reader
 * @param {(tag: Tag) => void} reader.onStartTag
 * @param {(tag: Tag) => void} reader.onEndTag
 * @param {(text: string) => void} [reader.onText]
 */
export async function readTags(html, reader) {
  const onCharacter = (/** @type {{ chars: string }} */ { chars }) => reader.onText?.(chars);
  const nothing = () => {};
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(tag) {
        tokenizer.state = TEXT_MODES.get(tag.tagName) ?? tokenizer.state;
        reader.onStartTag(tag);
      },
      onEndTag: (tag) => reader.onEndTag(tag),
      onCharacter,
      onWhitespaceCharacter: onCharacter,
      onNullCharacter: onCharacter,
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
    },
  );
  for (let start = 0; start < html.length; start += SLICE) {
    if (start > 0) await breathe();
    tokenizer.write(html.slice(start, start + SLICE), start + SLICE >= html.length);
  }
}
