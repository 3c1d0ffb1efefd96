type TitleSize = { size: number; maxLines: number };

const SMALLEST: TitleSize = { size: 44, maxLines: 4 };

/** Font sizes of a title in pixels, largest first, and how many lines each may take. */
export const TITLE_SIZES: readonly TitleSize[] = [
  { size: 92, maxLines: 2 },
  { size: 80, maxLines: 3 },
  { size: 70, maxLines: 3 },
  { size: 60, maxLines: 3 },
  { size: 52, maxLines: 4 },
  SMALLEST,
];

/** `width` is in em. */
type Word = { text: string; width: number };

type Layout = { size: number; lines: Word[][] };

const lineWidth = (words: Word[], space: number): number =>
  words.reduce((sum, { width }) => sum + width, 0) + space * (words.length - 1);

/** Breaks words greedily into lines of at most `maxWidth`. */
function fillLines(words: Word[], space: number, maxWidth: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && lineWidth([...line, word], space) <= maxWidth) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** Breaks words into at most `count` lines of balanced width, by bisecting the narrowest width that takes no more lines. */
export function balanceLines(words: Word[], space: number, count: number): Word[][] {
  let tooNarrow = 0;
  let wide = lineWidth(words, space);
  while (wide - tooNarrow > 0.01) {
    const middle = (tooNarrow + wide) / 2;
    const fits = words.every(({ width }) => width <= middle) && fillLines(words, space, middle).length <= count;
    if (fits) wide = middle;
    else tooNarrow = middle;
  }
  return fillLines(words, space, wide);
}

function firstFit(words: Word[], space: number, maxWidth: number, sizes: readonly TitleSize[]): Layout | null {
  for (const { size, maxLines } of sizes) {
    for (let count = 1; count <= maxLines; count += 1) {
      const lines = balanceLines(words, space, count);
      if (lines.every((line) => lineWidth(line, space) * size <= maxWidth)) return { size, lines };
    }
  }
  return null;
}

/** Splits a word that is too long for a line into parts that fit. */
function splitWord({ text, width }: Word, maxWidth: number): Word[] {
  const letters = [...text];
  const count = Math.ceil((width * SMALLEST.size * 1.1) / maxWidth);
  const each = Math.ceil(letters.length / count);
  return Array.from({ length: count }, (_, index) => {
    const part = letters.slice(index * each, (index + 1) * each);
    return { text: part.join(''), width: (width * part.length) / letters.length };
  }).filter((piece) => piece.text);
}

const withEllipsis = (words: Word[]): Word[] =>
  words.map((word, index) => (index === words.length - 1 ? { text: `${word.text}…`, width: word.width + 1 } : word));

/**
 * Lays a title of one word or more out in the largest font size that fits, in as few balanced lines as possible; one
 * that fits in no size is truncated. A space is measured in em, a line in pixels.
 */
export function layoutTitle(words: Word[], space: number, maxWidth: number): { size: number; lines: string[] } {
  const parts = words.flatMap((word) => (word.width * SMALLEST.size > maxWidth ? splitWord(word, maxWidth) : [word]));
  let layout = firstFit(parts, space, maxWidth, TITLE_SIZES);
  for (let count = parts.length - 1; !layout; count -= 1) {
    layout = firstFit(withEllipsis(parts.slice(0, count)), space, maxWidth, [SMALLEST]);
  }
  return { size: layout.size, lines: layout.lines.map((line) => line.map(({ text }) => text).join(' ')) };
}
