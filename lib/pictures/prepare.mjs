// Prepares pictures for the site: `npm run pictures -- <folder of originals>` writes each in the sizes and formats the
// site serves to public/pictures. Ones that are there already are left alone. Their alt texts, captions and focal points
// belong into content/pictures.json, which `npm run content` checks.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { FALLBACK_WIDTH, PARTS, PREPARED_WIDTHS } from '../content/pictureSizes.mjs';

const TARGET = 'public/pictures';
const AVIF = { quality: 45, effort: 4 };
const LEAST_QUALITY = 20;
const STEP = 5;
const WEBP = { quality: 72 };

/**
 * What a phone is sent of a card and of a picture at the top, at most, by width; richer pictures are packed tighter. Who
 * saves data gets 240 pixels, eighteen times on home; a slow line has a part of 640 in one turn after the page.
 *
 * @type {Record<string, Record<number, number>>}
 */
const MOST_BYTES = {
  whole: { 240: 3_500, 640: 14_000, 1280: 60_000 },
  tall: { 240: 3_500, 480: 12_500, 640: 28_000, 800: 58_000 },
  upright: { 120: 2_500, 180: 4_000, 240: 4_500, 320: 9_000, 480: 14_000, 640: 28_000, 960: 58_000 },
};

/** @type {{ file: string, focal: { x: number }, tall?: boolean }[]} */
const known = JSON.parse(readFileSync('content/pictures.json', 'utf8'));

/** The picture in the best quality that is light enough. @param {import('sharp').Sharp} picture @param {number} most bytes */
async function toAvif(picture, most) {
  for (let { quality } = AVIF; ; quality -= STEP) {
    const bytes = await picture
      .clone()
      .avif({ ...AVIF, quality })
      .toBuffer();
    if (bytes.byteLength <= most || quality <= LEAST_QUALITY) return bytes;
  }
}

/**
 * Writes a picture or a part of it in several widths, as `<name>-<width>.avif`; it never grows.
 *
 * @param {import('sharp').Sharp} picture @param {number} own its width
 * @param {{ name: string, widths: readonly number[], most?: Record<number, number> }} target
 */
async function writeWidths(picture, own, { name, widths, most }) {
  for (const width of widths.filter((each) => each <= own)) {
    const file = join(TARGET, `${name}-${width}.avif`);
    if (existsSync(file)) continue;
    await writeFile(file, await toAvif(picture.clone().resize({ width }), most?.[width] ?? Number.POSITIVE_INFINITY));
  }
}

/**
 * A part, cut as `object-fit` would cut it with the same focal point.
 *
 * @param {{ width: number, height: number }} own @param {number} shape @param {number} x of the focal point
 */
function partOf({ width: own, height }, shape, x) {
  const width = Math.round(height * shape);
  return { left: Math.round(x * (own - width)), top: 0, width, height };
}

const folder = process.argv[2];
if (!folder) throw new Error('usage: npm run pictures -- <folder of originals>');
mkdirSync(TARGET, { recursive: true });

for (const file of readdirSync(folder).filter((each) => /\.(jpe?g|png)$/i.test(each))) {
  const { name } = parse(file);
  const picture = sharp(join(folder, file));
  const { width = 0, height = 0 } = await picture.metadata();
  await writeWidths(picture, width, { name, widths: PREPARED_WIDTHS, most: MOST_BYTES.whole });

  const { focal, tall = false } = known.find((each) => each.file === file) ?? {};
  for (const [part, { shape, widths }] of focal ? Object.entries(PARTS) : []) {
    if (part === 'tall' && !tall) continue;
    const cut = partOf({ width, height }, shape, focal?.x ?? 0);
    const target = { name: `${name}-${part}`, widths, most: MOST_BYTES[part] };
    await writeWidths(picture.clone().extract(cut), cut.width, target);
  }

  const fallback = Math.min(FALLBACK_WIDTH, width);
  const target = join(TARGET, `${name}-${fallback}.webp`);
  if (!existsSync(target))
    await writeFile(target, await picture.clone().resize({ width: fallback }).webp(WEBP).toBuffer());
  console.log(name);
}
