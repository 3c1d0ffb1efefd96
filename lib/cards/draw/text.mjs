import { join } from 'node:path';
import sharp from 'sharp';
import { GOLD } from './shade.mjs';

const FONT = 'EB Garamond Medium';
const FONT_FILE = join(process.cwd(), 'lib', 'cards', 'draw', 'fonts', 'eb-garamond-500.ttf');

/** Words are measured at this size: large enough that whole pixels do not matter. */
const MEASURE = 100;

/** Line to line, as a multiple of the size, and the font’s own. */
const LINE_HEIGHT = 1.1;
const OWN_LINE_HEIGHT = 1.305;

/** Width of a space in em. */
export const SPACE = 0.24;

/** @param {string} text */
const escapeMarkup = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * What of a text can be set: without pictographs and invisible characters, accents joined to their letters.
 *
 * @param {string} text
 * @param {number} most characters
 */
export function toSettable(text, most) {
  const letters = [
    ...text
      .normalize('NFC')
      .replace(/[\p{Emoji_Presentation}\p{Emoji_Modifier}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Variation_Selector}]/gu, '')
      .replace(/[\p{Z}\p{Cc}]+/gu, ' ')
      .trim(),
  ];
  const isWhole = letters.length <= most;
  return (
    (isWhole
      ? letters.join('')
      : `${letters
          .slice(0, most - 1)
          .join('')
          .trimEnd()}…`) || '…'
  );
}

/**
 * One or more lines of markup as a picture cut to its ink. Pango shapes it, so that accents, kerning and ligatures are
 * the font’s own.
 *
 * @param {string} markup @param {number} size
 */
const set = (markup, size) =>
  sharp({
    text: {
      text: `<span foreground="#fff">${markup}</span>`,
      font: `${FONT} ${size}`,
      fontfile: FONT_FILE,
      dpi: 72,
      rgba: true,
      spacing: Math.round(size * (LINE_HEIGHT - OWN_LINE_HEIGHT)),
    },
  });

/** The width of a word in em. @param {string} word */
export async function measure(word) {
  const { width } = await set(escapeMarkup(word), MEASURE).metadata();
  return width / MEASURE;
}

/** @typedef {{ pixels: Buffer, width: number, height: number }} DrawnText */

/**
 * Markup as raw pixels; what comes out larger than its room, as letters of a fallback or piled accents may, is made
 * smaller.
 *
 * @param {string} markup @param {number} size @param {import('./crop.mjs').Size} room
 * @returns {Promise<DrawnText>}
 */
async function draw(markup, size, room) {
  const { data, info } = await set(markup, size)
    .resize({ ...room, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** @param {string[]} lines @param {number} size @param {import('./crop.mjs').Size} room */
export const drawLines = (lines, size, room) => draw(lines.map(escapeMarkup).join('\n'), size, room);

/** Pixels between the capitals of town and label, in 1/1024 as Pango has it. */
const SPACED = 5 * 1024;
const GAP = '\u2002';

/**
 * The town and a label in spaced capitals, a golden stroke between them. The stroke is a character: it keeps the foot of
 * the picture at one height below the baseline, whatever letters the words have.
 *
 * @param {string} town @param {string} label @param {number} size @param {import('./crop.mjs').Size} room
 */
export const drawNames = (town, label, size, room) =>
  draw(
    `<span letter_spacing="${SPACED}">${escapeMarkup(town.toUpperCase())}${GAP}<span foreground="${GOLD}">|</span>${GAP}${escapeMarkup(label.toUpperCase())}</span>`,
    size,
    room,
  );
