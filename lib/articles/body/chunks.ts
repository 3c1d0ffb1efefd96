/** Longest chunk of a text, in characters (docs/requirements.md, Article). */
const LONGEST = 100;

/** A sentence with the white space after it; the last one may lack its full stop. */
const SENTENCE = /[^.!?…]+[.!?…]*["”’»)\]]*\s*|[.!?…]+\s*/gu;

/** A sentence in parts that are short enough: cut between words, and through a word only when it alone is too long. */
function cut(sentence: string): string[] {
  const parts: string[] = [];
  const end = sentence.trimEnd().length;
  let start = 0;
  while (end - start > LONGEST) {
    const space = sentence.slice(start, start + LONGEST + 1).lastIndexOf(' ');
    const next = start + (space > 0 ? space + 1 : LONGEST);
    parts.push(sentence.slice(start, next));
    start = next;
  }
  return [...parts, sentence.slice(start)];
}

/**
 * A text as chunks of whole sentences, each at most 100 characters long without the white space at its end; together
 * they are the text. The time is linear in the length of any text.
 */
export function toChunks(text: string): string[] {
  const chunks: string[] = [];
  let chunk = '';
  for (const part of (text.match(SENTENCE) ?? []).flatMap(cut)) {
    const { length } = part.trimEnd();
    if (chunk && length > 0 && chunk.length + length > LONGEST) {
      chunks.push(chunk);
      chunk = '';
    }
    chunk += part;
  }
  return chunk ? [...chunks, chunk] : chunks;
}
