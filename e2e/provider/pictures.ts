import sharp from 'sharp';

/** Small pictures, rendered once: four colours, three formats. */
const rendered = new Map<string, Promise<Buffer>>();

const TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
const NAME = /^\/uploads\/lantern-([1-4])\.(jpg|png|webp)$/;
const COLOURS = ['#b3541e', '#2f6690', '#3a7d44', '#7b2d5b'];

function render(colour: string, format: string): Promise<Buffer> {
  const shape = `<svg width="480" height="320"><rect width="480" height="320" fill="${colour}"/><circle cx="240" cy="160" r="90" fill="#fff"/></svg>`;
  const picture = sharp(Buffer.from(shape));
  return (format === 'jpg' ? picture.jpeg() : format === 'png' ? picture.png() : picture.webp()).toBuffer();
}

/** A picture by its path, or a file that only pretends to be one; null if there is none. */
export async function pictureAt(path: string): Promise<{ type: string; bytes: Buffer } | null> {
  if (path === '/uploads/page.jpg')
    return { type: 'text/html', bytes: Buffer.from('<script>window.hacked=true</script>') };
  if (path === '/uploads/drawing.svg') return { type: 'image/svg+xml', bytes: Buffer.from('<svg onload="alert(1)"/>') };
  const [, number, format = ''] = NAME.exec(path) ?? [];
  if (!number) return null;
  const picture = rendered.get(path) ?? render(COLOURS[Number(number) - 1] ?? '#000', format);
  rendered.set(path, picture);
  return { type: TYPES[format] ?? '', bytes: await picture };
}
