/** Longest chunk of a text, in characters (docs/requirements.md, Article). */
const LONGEST = 100;

/** A sentence with the white space after it; the last one may lack its full stop. */
const SENTENCE = /[^.!?…]+[.!?…]*["”’»)\]]*\s*|[.!?…]+\s*/gu;

/** A sentence in parts that are short enough: cut between words, and through a word only when it alone is too long. */
function cut(sentence: string): string[] {
  const parts: string[] = [];
  for (let rest = sentence; rest; ) {
    if (rest.trimEnd().length <= LONGEST) return [...parts, rest];
    const space = rest.lastIndexOf(' ', LONGEST);
    const end = space > 0 ? space + 1 : LONGEST;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return parts;
}

/** A text as chunks of whole sentences, each at most 100 characters long; together they are the text. */
export function toChunks(text: string): string[] {
  const chunks: string[] = [];
  for (const part of (text.match(SENTENCE) ?? []).flatMap(cut)) {
    const joined = `${chunks.at(-1) ?? ''}${part}`;
    if (chunks.length > 0 && joined.trimEnd().length <= LONGEST) chunks[chunks.length - 1] = joined;
    else chunks.push(part);
  }
  return chunks;
}
