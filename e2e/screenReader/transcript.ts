/** A link, a button or an image: what it contains is part of its name. */
const NAMED = /^(?:link|button|image|heading), /;

/** Names have plain spaces only. */
const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The phrases that are followed by their own end, by index. */
function containers(phrases: readonly string[]): Set<number> {
  const found = new Set<number>();
  const open: number[] = [];
  phrases.forEach((phrase, index) => {
    const name = /^end(?: of)?,? (.+)$/s.exec(phrase)?.[1];
    const start = name === undefined ? -1 : open.findLastIndex((each) => phrases[each]?.endsWith(name));
    if (start === -1) open.push(index);
    else found.add(open.splice(start)[0] ?? 0);
  });
  return found;
}

const isInName = (phrase: string, outer = ''): boolean =>
  NAMED.test(outer) && spaced(outer).includes(spaced(phrase.replace(/^image, /, '')));

const shorten = (phrase: string): string =>
  spaced(
    phrase
      .replace(/^listitem, level \d+, position (\d+), set size (\d+)/, '$1 of $2')
      .replace(/^heading, (.*), level (\d)$/s, 'heading $2: $1'),
  );

/**
 * The phrases of a screen reader as readable lines: indented by what contains them, without the ends, without the words
 * for paragraphs, and without texts that the name of their link or button has said already.
 */
export function transcript(phrases: readonly string[]): string {
  const starts = containers(phrases);
  const lines: string[] = [];
  const open: string[] = [];
  phrases.forEach((phrase, index) => {
    if (/^end(?: of)?,? ./.test(phrase)) {
      if (open.some((each) => phrase.endsWith(each))) open.length = open.findLastIndex((each) => phrase.endsWith(each));
      return;
    }
    // The simulation says a dialog twice, and what is drawn in an image.
    const isDoubled = phrase.startsWith('dialog, ') && phrase === phrases[index + 1];
    const isSaid = isDoubled || open.some((each) => each.startsWith('image, ')) || isInName(phrase, open.at(-1));
    if (!isSaid && phrase !== 'paragraph') {
      const depth = open.filter((each) => each !== 'paragraph').length;
      lines.push(`${'  '.repeat(depth)}${shorten(phrase)}`);
    }
    if (starts.has(index)) open.push(phrase);
  });
  return `${lines.join('\n')}\n`;
}
