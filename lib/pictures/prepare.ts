// Prepares pictures for the site: `npm run pictures -- <folder of originals>` writes each in the sizes and formats that the
// site serves to public/pictures; existing files are not written again. Alt texts, captions and focal points belong in
// content/pictures.json, which `npm run content` checks.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { FALLBACK_WIDTH, PARTS, PREPARED_WIDTHS } from '@/lib/pictures/pictureSizes';

const TARGET = 'public/pictures';
const AVIF = { quality: 45, effort: 4 };
const MIN_QUALITY = 20;
const QUALITY_STEP = 5;
const WEBP = { quality: 72 };

type Part = keyof typeof PARTS;
type MaxBytes = Record<number, number>;

/** Limits in bytes by width, for cards and for the top of a page on phones: detailed pictures are compressed more. */
const MAX_BYTES: Record<'whole' | Part, MaxBytes> = {
  whole: { 240: 3_500, 640: 14_000, 1280: 60_000 },
  tall: { 240: 3_500, 480: 12_500, 640: 28_000, 800: 58_000 },
  upright: { 120: 2_500, 180: 4_000, 240: 4_500, 320: 9_000, 480: 14_000, 640: 28_000, 960: 58_000 },
};

type Entry = { file: string; focal: { x: number }; tall?: boolean };

/** The picture in the best quality that is within the limit. */
async function toAvif(picture: Sharp, maxBytes: number): Promise<Buffer> {
  for (let { quality } = AVIF; ; quality -= QUALITY_STEP) {
    const bytes = await picture
      .clone()
      .avif({ ...AVIF, quality })
      .toBuffer();
    if (bytes.byteLength <= maxBytes || quality <= MIN_QUALITY) return bytes;
  }
}

type Target = { name: string; widths: readonly number[]; maxBytes: MaxBytes };

/** Writes a picture as `<name>-<width>.avif` in each width up to its own. */
async function writeWidths(picture: Sharp, ownWidth: number, { name, widths, maxBytes }: Target): Promise<void> {
  for (const width of widths.filter((each) => each <= ownWidth)) {
    const file = join(TARGET, `${name}-${width}.avif`);
    if (existsSync(file)) continue;
    await writeFile(file, await toAvif(picture.clone().resize({ width }), maxBytes[width] ?? Number.POSITIVE_INFINITY));
  }
}

/** Crops as `object-fit: cover` does with the same focal point. */
function cropTo(shape: number, { width: ownWidth, height }: { width: number; height: number }, focalX: number) {
  const width = Math.round(height * shape);
  return { left: Math.round(focalX * (ownWidth - width)), top: 0, width, height };
}

/** Writes a picture, and its crops if it has an entry in content/pictures.json. */
async function prepare(path: string, entry?: Entry): Promise<void> {
  const { name } = parse(path);
  const picture = sharp(path);
  const { width, height } = await picture.metadata();
  await writeWidths(picture, width, { name, widths: PREPARED_WIDTHS, maxBytes: MAX_BYTES.whole });

  if (entry) {
    const parts: Part[] = entry.tall ? ['tall', 'upright'] : ['upright'];
    for (const part of parts) {
      const { shape, widths } = PARTS[part];
      const crop = cropTo(shape, { width, height }, entry.focal.x);
      const target = { name: `${name}-${part}`, widths, maxBytes: MAX_BYTES[part] };
      await writeWidths(picture.clone().extract(crop), crop.width, target);
    }
  }

  const fallback = Math.min(FALLBACK_WIDTH, width);
  const file = join(TARGET, `${name}-${fallback}.webp`);
  if (!existsSync(file)) await writeFile(file, await picture.clone().resize({ width: fallback }).webp(WEBP).toBuffer());
  console.log(name);
}

const folder = process.argv[2];
if (!folder) throw new Error('usage: npm run pictures -- <folder of originals>');
mkdirSync(TARGET, { recursive: true });

const entries: Entry[] = JSON.parse(readFileSync('content/pictures.json', 'utf8'));
for (const file of readdirSync(folder).filter((each) => /\.(jpe?g|png)$/i.test(each))) {
  await prepare(
    join(folder, file),
    entries.find((each) => each.file === file),
  );
}
