import sharp from 'sharp';
import { cropPicture } from './cropPicture.mjs';
import { setTitle } from './lines.mjs';
import { backdrop, gateLeft, MARK, mark, shade } from './shade.mjs';
import { drawLines, drawNames, measure, toSettable } from './text.mjs';

/**
 * What a card shows. The source of its picture is a file of the site, or the bytes of a picture of the provider.
 *
 * @typedef {{ source: string | Uint8Array, focal: import('./crop.mjs').Focal }} CardPicture
 * @typedef {{ town: string, label: string, title: string, picture: CardPicture | null }} Drawing
 */

export const CARD_SIZE = { width: 1200, height: 630 };

const MARGIN = 64;
const TITLE_HEIGHT = 330;
/** Where the title ends, and the air above it. */
const FOOT = CARD_SIZE.height - 58;
const TITLE_GAP = 26;
const NAMES_SIZE = 26;
const NAMES_INDENT = 47;
const NAMES_HEIGHT = 60;
/** The stroke between the names reaches this far below the baseline, on which the mark stands. */
const BELOW_BASELINE = 6;

/** Longest title and label worth setting, in characters. */
const MAX_TITLE = 240;
const MAX_LABEL = 38;

/** Width of a space in em. */
const SPACE = 0.24;

/** Messengers leave large files out. */
const MAX_BYTES = 200_000;
const QUALITIES = [82, 70, 55, 40];

/** @param {string} title @param {number} room pixels */
async function drawTitle(title, room) {
  const texts = toSettable(title, MAX_TITLE).split(' ');
  const words = await Promise.all(texts.map(async (text) => ({ text, width: await measure(text) })));
  const { size, lines } = setTitle(words, SPACE, room);
  return drawLines(lines, size, { width: room, height: TITLE_HEIGHT });
}

/** @param {import('./text.mjs').DrawnText} text @param {number} left @param {number} foot */
const placed = ({ pixels, width, height }, left, foot) => ({
  input: pixels,
  raw: { width, height, channels: /** @type {const} */ (4) },
  left: Math.round(left),
  top: foot - height,
});

/** @param {Buffer} pixels */
async function encode(pixels) {
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(pixels, { raw: { ...CARD_SIZE, channels: 3 } })
      .jpeg({ quality, progressive: true })
      .toBuffer();
    if (jpeg.byteLength <= MAX_BYTES) break;
  }
  return jpeg;
}

/**
 * Draws a share card: the picture cropped around what it shows, a shade as high as the words need, the town’s mark and
 * the label on one line, the title below.
 *
 * @param {Drawing} drawing
 * @returns {Promise<Buffer>} a JPEG
 */
export async function drawCard({ town, label, title, picture }) {
  const room = (picture ? CARD_SIZE.width : gateLeft(CARD_SIZE)) - 2 * MARGIN;
  const words = await drawTitle(title, room);
  const namesRoom = { width: room - NAMES_INDENT, height: NAMES_HEIGHT };
  const names = await drawNames(town, toSettable(label, MAX_LABEL), NAMES_SIZE, namesRoom);
  const namesFoot = FOOT - words.height - TITLE_GAP;
  const markTop = namesFoot - BELOW_BASELINE - MARK.height;
  const base = picture
    ? sharp(await cropPicture(picture, CARD_SIZE), { raw: { ...CARD_SIZE, channels: 3 } })
    : sharp(Buffer.from(backdrop(CARD_SIZE)));
  const over = [
    ...(picture ? [{ input: Buffer.from(shade(CARD_SIZE, markTop)) }] : []),
    { input: Buffer.from(mark(CARD_SIZE, MARGIN, markTop)) },
    placed(names, MARGIN + NAMES_INDENT, namesFoot),
    placed(words, MARGIN, FOOT),
  ];
  return encode(await base.composite(over).removeAlpha().raw().toBuffer());
}
