import { TOWN_MARK } from '../../townMark.mjs';

/** @typedef {import('./crop.mjs').Size} Size */

/** Behind the words: dark enough for white ones of any size on a white picture (4.5:1, a test measures it). */
const SHADE = '#08202a';
const SHADE_AT_WORDS = 0.68;
const SHADE_AT_FOOT = 0.92;
/** Height over which the shade comes in above the words, and how: softly, so that no edge shows in a bright sky. */
const FADE = 230;
const EASE = [0, 0.04, 0.15, 0.34, 0.6, 0.84, 1];

/** Ornament only, never text. */
export const GOLD = '#e2ac4b';

/** @param {Size} size @param {string} inner */
const svg = ({ width, height }, inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;

/** @param {number} offset @param {string} colour @param {number} [opacity] */
const stop = (offset, colour, opacity = 1) =>
  `<stop offset="${offset.toFixed(4)}" stop-color="${colour}" stop-opacity="${opacity.toFixed(3)}"/>`;

/** @param {string} transform @param {string} stroke */
const gate = (transform, stroke) => `<path d="${TOWN_MARK.path}" transform="${transform}" fill="none" ${stroke}/>`;

/** The town’s mark on a card. */
export const MARK = { scale: 1.125, height: TOWN_MARK.height * 1.125 };

/** The mark, its top left corner here. @param {Size} size @param {number} left @param {number} top */
export const mark = (size, left, top) =>
  svg(size, gate(`translate(${left} ${top}) scale(${MARK.scale})`, 'stroke="#fff" stroke-width="1.6"'));

/** The shade over a picture. @param {Size} size @param {number} top of the words */
export function shade(size, top) {
  const stops = EASE.map((share, index) => {
    const y = top - FADE + (FADE * index) / (EASE.length - 1);
    return stop(Math.max(0, y) / size.height, SHADE, share * SHADE_AT_WORDS);
  });
  const gradient = `<linearGradient id="s" x2="0" y2="1">${stops.join('')}${stop(1, SHADE, SHADE_AT_FOOT)}</linearGradient>`;
  return svg(size, `<defs>${gradient}</defs><rect width="100%" height="100%" fill="url(#s)"/>`);
}

const GATE_SCALE = 16.5;
const GATE_MARGIN = 44;

/** Where the gate of a card without a picture begins; no word may cross its outline. @param {Size} size */
export const gateLeft = (size) => size.width - TOWN_MARK.width * GATE_SCALE - GATE_MARGIN;

/** What stands in for a picture: the deep sea, and the gate of the mark with light in it. @param {Size} size */
export function backdrop(size) {
  const place = `translate(${gateLeft(size)} ${size.height - 31 * GATE_SCALE}) scale(${GATE_SCALE})`;
  const sea = `<linearGradient id="b" x2="1" y2="1">${stop(0, '#0e6279')}${stop(0.55, '#0a3f50')}${stop(1, '#082a36')}</linearGradient>`;
  const light = `<linearGradient id="l" x2="0" y2="1">${stop(0, GOLD, 0.1)}${stop(1, GOLD, 0.42)}</linearGradient>`;
  const opening = `<path d="M7.5 31V14a5.5 5.5 0 0 1 11 0v17z" transform="${place}" fill="url(#l)"/>`;
  const outline = gate(place, `stroke="${GOLD}" stroke-opacity="0.6" stroke-width="0.14"`);
  return svg(size, `<defs>${sea}${light}</defs><rect width="100%" height="100%" fill="url(#b)"/>${opening}${outline}`);
}
