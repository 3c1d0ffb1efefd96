import sharp from 'sharp';
import { MAX_PIXELS } from '@/lib/pictures/pictureSizes';
import { coverCrop, type FocalPoint, type Size } from '@/lib/seo/share-images/render/coverCrop';

/** The path of a file of the site, or the bytes of a picture of the provider. */
export type SourcePicture = { source: string | Uint8Array; focal: FocalPoint };

const DECODE_SECONDS = 4;

/** Behind the transparent parts of a picture. */
const BACKGROUND = '#0a3f50';

/**
 * Decodes the visible part of a picture, as raw RGB pixels.
 *
 * @throws {Error} when it cannot be decoded or is too large
 */
export async function cropPicture({ source, focal }: SourcePicture, size: Size): Promise<Buffer> {
  const open = () => sharp(source, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: DECODE_SECONDS }).autoOrient();
  const { autoOrient: oriented } = await open().metadata();
  const { scaled, left, top } = coverCrop(oriented, size, focal);
  return open()
    .resize({ ...scaled, fit: 'fill' })
    .extract({ left, top, ...size })
    .flatten({ background: BACKGROUND })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}
