import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { CROPS, type CropName, FALLBACK_WIDTH, PREPARED_WIDTHS } from '@/lib/pictures/pictureSizes';
import { correctScanHeader } from '@/lib/pictures/scanHeader';
import { writeAtomically } from '@/lib/server/writeAtomically';

// Otherwise, while the editor runs, a replaced photograph of the same name would be read from memory.
sharp.cache(false);

const AVIF_QUALITY = 45;
const MIN_QUALITY = 20;
const QUALITY_STEP = 5;
const WEBP = { quality: 72 };

/** The background of transparent parts, which only drawings have: white paper. */
export const TRANSPARENCY_BACKGROUND = '#fff';

/** Opens a photograph. Phones of Samsung write JPEGs that decoders warn about; any other warning is damage, and an error. */
export async function openPicture(path: string): Promise<Sharp> {
  const bytes = await readFile(path);
  correctScanHeader(bytes);
  return sharp(bytes);
}

type MaxBytes = Record<number, number>;

/** Limits in bytes by width, for cards and for the top of a page on phones: detailed pictures are compressed more. */
const MAX_BYTES: Record<'whole' | CropName, MaxBytes> = {
  whole: { 240: 3_500, 640: 14_000, 1280: 60_000 },
  tall: { 240: 3_500, 480: 12_500, 640: 28_000, 800: 58_000 },
  upright: { 120: 2_500, 180: 4_000, 240: 4_500, 320: 9_000, 480: 14_000, 640: 28_000, 960: 58_000 },
};

/** The part of an entry of content/pictures.json that crops depend on. */
export type Cropping = { focal: { x: number }; tall?: boolean };

/** The picture in the best quality that is within the limit. */
async function toAvif(picture: Sharp, maxBytes: number): Promise<Buffer> {
  for (let quality = AVIF_QUALITY; ; quality -= QUALITY_STEP) {
    const bytes = await picture.clone().avif({ quality }).toBuffer();
    if (bytes.byteLength <= maxBytes || quality <= MIN_QUALITY) return bytes;
  }
}

type Target = { path: string; widths: readonly number[]; maxBytes: MaxBytes };

type Open = () => Promise<Sharp>;

/** Writes a picture as `<path>-<width>.avif` in each width up to its own. */
async function writeWidths(open: Open, ownWidth: number, { path, widths, maxBytes }: Target): Promise<void> {
  for (const width of widths.filter((each) => each <= ownWidth)) {
    const file = `${path}-${width}.avif`;
    if (existsSync(file)) continue;
    const avif = await toAvif((await open()).resize({ width }), maxBytes[width] ?? Number.POSITIVE_INFINITY);
    await writeAtomically(file, avif);
  }
}

/** Crops as `object-fit: cover` does with the same focal point. */
function cropTo(aspectRatio: number, { width: ownWidth, height }: { width: number; height: number }, focalX: number) {
  const width = Math.min(ownWidth, Math.round(height * aspectRatio));
  return { left: Math.round(focalX * (ownWidth - width)), top: 0, width, height };
}

/** Writes a picture in the sizes, crops and formats that the site serves. Existing files are not written again. */
export async function preparePicture(path: string, target: string, cropping: Cropping): Promise<void> {
  mkdirSync(target, { recursive: true });
  const base = join(target, parse(path).name);
  // Cameras store the orientation beside the pixels.
  const open: Open = async () =>
    (await openPicture(path)).autoOrient().flatten({ background: TRANSPARENCY_BACKGROUND });
  // Only the header: whole photographs would take gigabytes.
  const { width, height } = (await sharp(path).metadata()).autoOrient;
  await writeWidths(open, width, { path: base, widths: PREPARED_WIDTHS, maxBytes: MAX_BYTES.whole });

  const crops: CropName[] = cropping.tall ? ['tall', 'upright'] : ['upright'];
  for (const crop of crops) {
    const { aspectRatio, widths } = CROPS[crop];
    const region = cropTo(aspectRatio, { width, height }, cropping.focal.x);
    const cropped = { path: `${base}-${crop}`, widths, maxBytes: MAX_BYTES[crop] };
    await writeWidths(async () => (await open()).extract(region), region.width, cropped);
  }

  const file = `${base}-${FALLBACK_WIDTH}.webp`;
  if (existsSync(file)) return;
  await writeAtomically(file, await (await open()).resize({ width: FALLBACK_WIDTH }).webp(WEBP).toBuffer());
}
