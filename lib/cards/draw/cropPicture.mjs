import sharp from 'sharp';
import { MAX_PIXELS } from '../../content/pictureSizes.mjs';
import { coverCrop } from './crop.mjs';

const DECODE_SECONDS = 4;

/** Under the transparent parts of a picture. */
const SEA = '#0a3f50';

/**
 * The part of a picture a card shows, as raw pixels.
 *
 * @param {import('./drawCard.mjs').CardPicture} picture
 * @param {import('./crop.mjs').Size} size
 * @throws {Error} when it is no picture, or too large a one
 */
export async function cropPicture({ source, focal }, size) {
  const open = () => sharp(source, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: DECODE_SECONDS }).autoOrient();
  const { autoOrient: own } = await open().metadata();
  const { scaled, left, top } = coverCrop(own, size, focal);
  return open()
    .resize({ ...scaled, fit: 'fill' })
    .extract({ left, top, ...size })
    .flatten({ background: SEA })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}
