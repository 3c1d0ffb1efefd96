import sharp from 'sharp';
import { MAX_PIXELS } from '@/lib/pictures/pictureSizes';

/** The path of a file of the site, or the bytes of a picture of the provider. */
export type SourcePicture = { source: string | Uint8Array; focal: FocalPoint };

const DECODE_SECONDS = 4;

/** Behind the transparent parts of a picture. */
const BACKGROUND = '#0a3f50';

/** Decodes the visible part of a picture, as raw RGB pixels. Throws when it cannot be decoded or is too large. */
export async function cropPicture({ source, focal }: SourcePicture, size: Size): Promise<Buffer> {
  const open = () => sharp(source, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: DECODE_SECONDS }).autoOrient();
  const { autoOrient: oriented } = await open().metadata();
  const { scaled, left, top } = coverCrop(oriented, size, focal);
  return open()
    .resize({ ...scaled, fit: 'fill' })
    .extract({ left, top, ...size })
    .flatten({ background: BACKGROUND })
    .raw()
    .toBuffer();
}

export type Size = { width: number; height: number };

/** What matters in a picture: 0 to 1 from its left and its top. */
type FocalPoint = { x: number; y: number };

/** Where the focal point should be on a share image: above the text. */
const TARGET: FocalPoint = { x: 0.5, y: 0.42 };

const clampOffset = (length: number, box: number, wanted: number): number =>
  Math.round(Math.min(Math.max(wanted, 0), length - box));

/**
 * Covers a box with a picture, its focal point as near to `TARGET` as the picture’s edges allow: the size to scale the
 * picture to, and the offset of the box in it.
 */
export function coverCrop(picture: Size, box: Size, focal: FocalPoint): { scaled: Size; left: number; top: number } {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  return {
    scaled: { width, height },
    left: clampOffset(width, box.width, width * focal.x - box.width * TARGET.x),
    top: clampOffset(height, box.height, height * focal.y - box.height * TARGET.y),
  };
}
