import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Size } from '@/lib/seo/share-images/render/cropPicture';
import { GOLD } from '@/lib/seo/share-images/render/overlay';
import { escapeXml } from '@/lib/seo/xml';

const FONT = 'EB Garamond Medium';
const FONT_FILE = join(process.cwd(), 'lib', 'seo', 'share-images', 'render', 'fonts', 'eb-garamond-500.ttf');

/** Font size at which words are measured: large enough for rounding to whole pixels not to matter. */
const MEASURE_SIZE = 100;

/** As multiples of the font size: the line height wanted, and the font’s own. */
const LINE_HEIGHT = 1.1;
const FONT_LINE_HEIGHT = 1.305;

/** Width of a space in em. */
export const SPACE_WIDTH = 0.24;

/** Raw RGBA pixels. */
export type RenderedText = { pixels: Buffer; width: number; height: number };

/** Cuts a text with an ellipsis; an empty one becomes just that. */
function truncate(letters: string[], maxLength: number): string {
  if (letters.length <= maxLength) return letters.join('') || '…';
  const start = letters.slice(0, maxLength - 1).join('');
  return `${start.trimEnd()}…`;
}

/**
 * Removes emoji and invisible characters from a text, composes accents with their letters, and truncates it to
 * `maxLength` characters.
 */
export function cleanText(text: string, maxLength: number): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Emoji_Presentation}\p{Emoji_Modifier}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Variation_Selector}]/gu, '')
    .replace(/[\p{Z}\p{Cc}]+/gu, ' ')
    .trim();
  return truncate([...clean], maxLength);
}

/** One or more lines of Pango markup, cropped to the ink. Pango shapes the text: accents, kerning and ligatures. */
const setText = (markup: string, size: number): Sharp =>
  sharp({
    text: {
      text: `<span foreground="#fff">${markup}</span>`,
      font: `${FONT} ${size}`,
      fontfile: FONT_FILE,
      dpi: 72,
      rgba: true,
      spacing: Math.round(size * (LINE_HEIGHT - FONT_LINE_HEIGHT)),
    },
  });

/** The width of a word in em. */
export async function measureWord(word: string): Promise<number> {
  const { width } = await setText(escapeXml(word), MEASURE_SIZE).metadata();
  return width / MEASURE_SIZE;
}

/** Renders markup, scaled down if it does not fit, as with glyphs of a fallback font or stacked accents. */
async function render(markup: string, size: number, box: Size): Promise<RenderedText> {
  const { data, info } = await setText(markup, size)
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

export const renderLines = (lines: string[], size: number, box: Size): Promise<RenderedText> =>
  render(lines.map(escapeXml).join('\n'), size, box);

/** Five pixels, in Pango’s unit of 1/1024. */
const LETTER_SPACING = 5 * 1024;
const EN_SPACE = '\u2002';
/** A character, so that the rendered text reaches the same distance below the baseline, whatever its letters. */
const SEPARATOR = `${EN_SPACE}<span foreground="${GOLD}">|</span>${EN_SPACE}`;

/** Renders the town and a label in spaced capitals, with a golden separator between them. */
export function renderLabel(town: string, label: string, size: number, box: Size): Promise<RenderedText> {
  const [left, right] = [town, label].map((text) => escapeXml(text.toUpperCase()));
  return render(`<span letter_spacing="${LETTER_SPACING}">${left}${SEPARATOR}${right}</span>`, size, box);
}
