import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { bindShortWords } from '@/lib/i18n/bindUnits';
import type { Size } from '@/lib/seo/share-images/render/cropPicture';
import { GOLD } from '@/lib/seo/share-images/render/overlay';
import { escapeXml } from '@/lib/seo/xml';

const FONT = 'EB Garamond Medium';
const FONT_FILE = join(process.cwd(), 'lib', 'seo', 'share-images', 'render', 'fonts', 'eb-garamond-500.ttf');

/** As multiples of the font size: the line height wanted, and the font’s own. */
const LINE_HEIGHT = 1.1;
const FONT_LINE_HEIGHT = 1.305;

/** Raw RGBA pixels. */
export type RenderedText = { pixels: Buffer; width: number; height: number };

/** Cuts a text with an ellipsis. */
function truncate(letters: string[], maxLength: number): string {
  if (letters.length <= maxLength) return letters.join('');
  const start = letters.slice(0, maxLength - 1).join('');
  return `${start.trimEnd()}…`;
}

/** Emoji, arrows and other symbols, other scripts and what nobody sees: the font, which has a few symbols, draws boxes. */
const NOT_DRAWN =
  /(?![©®™°−])[\p{So}\u2190-\u2bff\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Me}\p{Cf}\p{Variation_Selector}]|[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/gu;

/**
 * Removes what the font cannot draw from a text, composes accents with their letters, and truncates it to `maxLength`
 * characters.
 */
export function cleanText(text: string, maxLength: number): string {
  const clean = text
    .normalize('NFC')
    .replace(NOT_DRAWN, '')
    .replace(/[\p{Z}\p{Cc}]+/gu, ' ')
    .trim();
  return truncate([...clean], maxLength);
}

/** Pango markup, cropped to the ink. Pango shapes the text (accents, kerning, ligatures) and breaks its lines. */
const setText = (markup: string, size: number, lines: { width?: number; wrap?: 'word' | 'word-char' } = {}): Sharp =>
  sharp({
    text: {
      text: `<span foreground="#fff">${markup}</span>`,
      font: `${FONT} ${size}`,
      fontfile: FONT_FILE,
      rgba: true,
      spacing: Math.round(size * (LINE_HEIGHT - FONT_LINE_HEIGHT)),
      ...lines,
    },
  });

/** Renders text, scaled down if it does not fit, as with glyphs of a fallback font or stacked accents. */
async function render(text: Sharp, box: Size): Promise<RenderedText> {
  const { data, info } = await text
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Font sizes of a title in pixels, largest first, and how many lines each may take. */
const TITLE_SIZES = [
  { size: 92, maxLines: 2 },
  { size: 80, maxLines: 3 },
  { size: 70, maxLines: 3 },
  { size: 60, maxLines: 3 },
  { size: 52, maxLines: 4 },
];
/** For a title that fits in none of them, in any number of lines. */
const SMALLEST = 44;

/** Renders a title in the largest size that fits, its lines balanced: as narrow as they can be without one more. */
export async function renderTitle(title: string, box: Size): Promise<RenderedText> {
  const markup = escapeXml(bindShortWords(title));
  const setIn = (size: number, width: number): Sharp =>
    setText(markup, size, { width, wrap: size === SMALLEST ? 'word-char' : 'word' });
  const measure = async (size: number, width: number) => {
    const ink = await setIn(size, width).metadata();
    // One line of ink can be a little higher than a line: ‘Šj’.
    return { width: ink.width, lines: Math.ceil(ink.height / (size * LINE_HEIGHT) - 0.1) };
  };
  let size = SMALLEST;
  for (const each of TITLE_SIZES) {
    const { width, lines } = await measure(each.size, box.width);
    // A word can be wider than its line.
    if (width > box.width || lines > each.maxLines) continue;
    size = each.size;
    break;
  }
  const { lines } = await measure(size, box.width);
  let [tooNarrow, wide] = [0, box.width];
  while (wide - tooNarrow > 4) {
    const middle = Math.round((tooNarrow + wide) / 2);
    if ((await measure(size, middle)).lines <= lines) wide = middle;
    else tooNarrow = middle;
  }
  return render(setIn(size, wide), box);
}

/** Five pixels, in Pango’s unit of 1/1024. */
const LETTER_SPACING = 5 * 1024;
const EN_SPACE = '\u2002';
/** A character, so that the rendered text reaches the same distance below the baseline, whatever its letters. */
const SEPARATOR = `${EN_SPACE}<span foreground="${GOLD}">|</span>${EN_SPACE}`;

/** Renders the town and a label in spaced capitals, with a golden separator between them. */
export function renderLabel(town: string, label: string, size: number, box: Size): Promise<RenderedText> {
  const [left, right] = [town, label].map((text) => escapeXml(text.toUpperCase()));
  return render(setText(`<span letter_spacing="${LETTER_SPACING}">${left}${SEPARATOR}${right}</span>`, size), box);
}
