import { TOWN_MARK } from '@/lib/pictures/townMark';
import type { Size } from '@/lib/seo/share-images/render/cropPicture';

/** Behind the text: dark enough for white text of any size on a white picture (4.5:1, measured by a test). */
const SHADE = '#08202a';
const OPACITY_AT_TEXT = 0.68;
const OPACITY_AT_BOTTOM = 0.92;
/** The height over which the gradient fades in above the text, and its eased steps: no edge shows in a bright sky. */
const FADE = 230;
const EASE = [0, 0.04, 0.15, 0.34, 0.6, 0.84, 1];

/** For ornament only, never for text. */
export const GOLD = '#e2ac4b';

const svg = ({ width, height }: Size, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset.toFixed(4)}" stop-color="${colour}" stop-opacity="${opacity.toFixed(3)}"/>`;

const gate = (transform: string, stroke: string): string =>
  `<path d="${TOWN_MARK.path}" transform="${transform}" fill="none" ${stroke}/>`;

export const MARK = { scale: 1.125, height: TOWN_MARK.height * 1.125 };

/** The town’s mark as an SVG of the whole image, its top left corner at `left` and `top`. */
export const mark = (size: Size, left: number, top: number): string =>
  svg(size, gate(`translate(${left} ${top}) scale(${MARK.scale})`, 'stroke="#fff" stroke-width="1.6"'));

/** The gradient over a picture as an SVG; `top` is the top of the text. */
export function shade(size: Size, top: number): string {
  const stops = EASE.map((share, index) => {
    const y = top - FADE + (FADE * index) / (EASE.length - 1);
    return stop(Math.max(0, y) / size.height, SHADE, share * OPACITY_AT_TEXT);
  });
  const gradient = `<linearGradient id="s" x2="0" y2="1">${stops.join('')}${stop(1, SHADE, OPACITY_AT_BOTTOM)}</linearGradient>`;
  return svg(size, `<defs>${gradient}</defs><rect width="100%" height="100%" fill="url(#s)"/>`);
}

const GATE_SCALE = 16.5;
const GATE_MARGIN = 44;

/** The left edge of the gate on an image without a picture: no text may cross it. */
export const gateLeft = (size: Size): number => size.width - TOWN_MARK.width * GATE_SCALE - GATE_MARGIN;

/** The background of an image without a picture, as an SVG: a blue gradient and the gate of the mark, lit from inside. */
export function backdrop(size: Size): string {
  const place = `translate(${gateLeft(size)} ${size.height - 31 * GATE_SCALE}) scale(${GATE_SCALE})`;
  const sea = `<linearGradient id="b" x2="1" y2="1">${stop(0, '#0e6279')}${stop(0.55, '#0a3f50')}${stop(1, '#082a36')}</linearGradient>`;
  const light = `<linearGradient id="l" x2="0" y2="1">${stop(0, GOLD, 0.1)}${stop(1, GOLD, 0.42)}</linearGradient>`;
  const passage = `<path d="M7.5 31V14a5.5 5.5 0 0 1 11 0v17z" transform="${place}" fill="url(#l)"/>`;
  const outline = gate(place, `stroke="${GOLD}" stroke-opacity="0.6" stroke-width="0.14"`);
  return svg(size, `<defs>${sea}${light}</defs><rect width="100%" height="100%" fill="url(#b)"/>${passage}${outline}`);
}
