// Prepares pictures for the site: `npm run pictures -- <folder of originals>` writes each in the sizes and formats the
// site serves to public/pictures. Ones that are there already are left alone. Their alt texts, captions and focal points
// belong into content/pictures.json, which `npm run content` checks.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { FALLBACK_WIDTH, PREPARED_WIDTHS } from '../content/pictureSizes.mjs';

const TARGET = 'public/pictures';
const AVIF = { quality: 45, effort: 4 };
/** What a phone is sent of a card and of a picture at the top, at most; richer pictures are packed tighter. */
const MOST_BYTES = new Map([
  [640, 14_000],
  [1280, 60_000],
]);
const LEAST_QUALITY = 20;
const STEP = 5;
const WEBP = { quality: 72 };

/** The picture in the best quality that is light enough. @param {import('sharp').Sharp} picture @param {number} width */
async function toAvif(picture, width) {
  const most = MOST_BYTES.get(width) ?? Number.POSITIVE_INFINITY;
  for (let { quality } = AVIF; ; quality -= STEP) {
    const bytes = await picture
      .clone()
      .avif({ ...AVIF, quality })
      .toBuffer();
    if (bytes.byteLength <= most || quality <= LEAST_QUALITY) return bytes;
  }
}

/** @param {string} source @param {string} target @param {number} width @param {'avif' | 'webp'} format */
async function write(source, target, width, format) {
  if (existsSync(target)) return;
  const resized = sharp(source).resize({ width });
  await writeFile(target, await (format === 'avif' ? toAvif(resized, width) : resized.webp(WEBP).toBuffer()));
}

const folder = process.argv[2];
if (!folder) throw new Error('usage: npm run pictures -- <folder of originals>');
mkdirSync(TARGET, { recursive: true });

for (const file of readdirSync(folder).filter((name) => /\.(jpe?g|png)$/i.test(name))) {
  const source = join(folder, file);
  const { name } = parse(file);
  const { width: own = 0 } = await sharp(source).metadata();
  for (const width of PREPARED_WIDTHS.filter((candidate) => candidate <= own)) {
    await write(source, join(TARGET, `${name}-${width}.avif`), width, 'avif');
  }
  await write(
    source,
    join(TARGET, `${name}-${Math.min(FALLBACK_WIDTH, own)}.webp`),
    Math.min(FALLBACK_WIDTH, own),
    'webp',
  );
  console.log(name);
}
