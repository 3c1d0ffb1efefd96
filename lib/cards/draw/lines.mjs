/** Sizes a title may be set in, pixels, largest first, and the lines each may take. */
export const SETTINGS = [
  { size: 92, lines: 2 },
  { size: 80, lines: 3 },
  { size: 70, lines: 3 },
  { size: 60, lines: 3 },
  { size: 52, lines: 4 },
  { size: 44, lines: 4 },
];

const SMALLEST = /** @type {typeof SETTINGS[number]} */ (SETTINGS.at(-1));

/** @typedef {{ text: string, width: number }} Word its width in em */

/** @param {Word[]} words @param {number} space */
const lineWidth = (words, space) => words.reduce((sum, { width }) => sum + width, 0) + space * (words.length - 1);

/**
 * Fills lines one after the other.
 *
 * @param {Word[]} words @param {number} space @param {number} room
 */
function fill(words, space, room) {
  /** @type {Word[][]} */
  const lines = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && lineWidth([...line, word], space) <= room) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/**
 * Breaks words into at most `count` lines, as even as they can be: no word is left alone below a full line.
 *
 * @param {Word[]} words @param {number} space between words @param {number} count
 */
export function evenLines(words, space, count) {
  let tooNarrow = 0;
  let wide = lineWidth(words, space);
  while (wide - tooNarrow > 0.01) {
    const middle = (tooNarrow + wide) / 2;
    const fits = words.every(({ width }) => width <= middle) && fill(words, space, middle).length <= count;
    if (fits) wide = middle;
    else tooNarrow = middle;
  }
  return fill(words, space, wide);
}

/** @param {Word[]} words @param {number} space @param {number} room @param {typeof SETTINGS} settings */
function firstFit(words, space, room, settings) {
  for (const { size, lines: most } of settings) {
    for (let count = 1; count <= most; count += 1) {
      const lines = evenLines(words, space, count);
      if (lines.every((line) => lineWidth(line, space) * size <= room)) return { size, lines };
    }
  }
  return null;
}

/** A word too long for a line of its own, in pieces that are not. @param {Word} word @param {number} room */
function pieces({ text, width }, room) {
  const letters = [...text];
  const count = Math.ceil((width * SMALLEST.size * 1.1) / room);
  const each = Math.ceil(letters.length / count);
  return Array.from({ length: count }, (_, index) => {
    const part = letters.slice(index * each, (index + 1) * each);
    return { text: part.join(''), width: (width * part.length) / letters.length };
  }).filter((piece) => piece.text);
}

/**
 * Sets a title as large as it fits, in as few even lines as that takes; one that fits in no size is cut.
 *
 * @param {Word[]} words at least one
 * @param {number} space between words, in em
 * @param {number} room width of a line, pixels
 * @returns {{ size: number, lines: string[] }}
 */
export function setTitle(words, space, room) {
  const whole = words.flatMap((word) => (word.width * SMALLEST.size > room ? pieces(word, room) : [word]));
  let kept = whole;
  let fit = firstFit(kept, space, room, SETTINGS);
  while (!fit) {
    kept = kept.slice(0, -1);
    const last = /** @type {Word} */ (kept.at(-1));
    const marked = [...kept.slice(0, -1), { text: `${last.text}…`, width: last.width + 1 }];
    fit = firstFit(marked, space, room, [SMALLEST]);
  }
  return { size: fit.size, lines: fit.lines.map((line) => line.map(({ text }) => text).join(' ')) };
}
