import sharp from 'sharp';

/** Small pictures, drawn once: four hues, three formats. @type {Map<string, Promise<Buffer>>} */
const drawn = new Map();

const TYPES = /** @type {Record<string, string>} */ ({ jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' });
const NAME = /^\/uploads\/lantern-([1-4])\.(jpg|png|webp)$/;
const HUES = ['#b3541e', '#2f6690', '#3a7d44', '#7b2d5b'];

/** @param {string} hue @param {string} format */
function draw(hue, format) {
  const shape = `<svg width="480" height="320"><rect width="480" height="320" fill="${hue}"/><circle cx="240" cy="160" r="90" fill="#fff"/></svg>`;
  const picture = sharp(Buffer.from(shape));
  return (format === 'jpg' ? picture.jpeg() : format === 'png' ? picture.png() : picture.webp()).toBuffer();
}

/**
 * A picture by its path, or a file that only pretends to be one.
 *
 * @param {string} path
 * @returns {Promise<{ type: string, bytes: Buffer } | null>}
 */
export async function pictureAt(path) {
  if (path === '/uploads/page.jpg')
    return { type: 'text/html', bytes: Buffer.from('<script>window.hacked=true</script>') };
  if (path === '/uploads/drawing.svg') return { type: 'image/svg+xml', bytes: Buffer.from('<svg onload="alert(1)"/>') };
  const [, number, format = ''] = NAME.exec(path) ?? [];
  if (!number) return null;
  const known = drawn.get(path) ?? draw(HUES[Number(number) - 1] ?? '#000', format);
  drawn.set(path, known);
  return { type: TYPES[format] ?? '', bytes: await known };
}
