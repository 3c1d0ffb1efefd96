import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { GET } from '@/app/manifest.webmanifest/route';

type Icon = { src: string; sizes: string; type: string; purpose?: string };

type Screenshot = Icon & { form_factor: string; label: string };

const file = (address: string): string => join('public', address);

const readManifest = () => GET(new Request('https://kotor.example/manifest.webmanifest')).json();

test('the manifest has everything an installation needs', async () => {
  const manifest = await readManifest();
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: 'en',
    dir: 'ltr',
    name: expect.stringMatching(/\S/),
    description: expect.stringMatching(/\S/),
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  // A longer one is cut under an icon.
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  const kinds = manifest.icons.map(({ sizes, purpose = 'any' }: Icon) => `${sizes} ${purpose}`);
  expect(kinds.sort()).toEqual(['192x192 any', '512x512 any', '512x512 maskable', 'any any']);
});

test('every icon has the type and size in the manifest', async () => {
  for (const { src, sizes, type } of (await readManifest()).icons as Icon[]) {
    const { format, width, height } = await sharp(file(src)).metadata();
    expect(type).toBe({ svg: 'image/svg+xml', png: 'image/png' }[format as string]);
    expect(sizes).toBe(format === 'svg' ? 'any' : `${width}x${height}`);
    expect(statSync(file(src)).size).toBeLessThan(20_000);
  }
});

test('there is a screenshot for phones and one for wide screens, each of the size in the manifest', async () => {
  const { screenshots } = await readManifest();
  expect(screenshots.map((each: Screenshot) => each.form_factor)).toEqual(['narrow', 'wide']);
  for (const { src, sizes, type, label } of screenshots as Screenshot[]) {
    const { format, width, height } = await sharp(file(src)).metadata();
    expect([type, sizes]).toEqual([`image/${format}`, `${width}x${height}`]);
    expect(label).toContain('Kotor');
    expect(statSync(file(src)).size).toBeLessThan(120_000);
  }
});

test('the icon for home screens of Apple is a square of 180 pixels', async () => {
  const { width, height } = await sharp(file('/icons/icon-180.png')).metadata();
  expect([width, height]).toEqual([180, 180]);
});

test('the favicon is an ICO file of one picture, a square of 48 pixels', async () => {
  const ico = readFileSync(file('/favicon.ico'));
  const [reserved, type, count] = [ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)];
  expect([reserved, type, count, ico[6], ico[7]]).toEqual([0, 1, 1, 48, 48]);
  const { format, width, height } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
  expect([format, width, height]).toEqual(['png', 48, 48]);
});

/** The colours of an icon, as three bytes of each pixel. */
const pixelsOf = (address: string) => sharp(file(address)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

test('the maskable icon fits in the safe zone, the middle four fifths', async () => {
  const { data, info } = await pixelsOf('/icons/icon-maskable-512.png');
  const ground = data.subarray(0, 4);
  expect(ground[3]).toBe(255);
  const middle = info.width / 2;
  const safe = info.width * 0.4;
  let drawn = 0;
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    const isGround = data.subarray(pixel * 4, pixel * 4 + 4).equals(ground);
    if (isGround) continue;
    drawn += 1;
    if (Math.hypot(x - middle, y - middle) > safe) throw new Error(`the mask cuts what is drawn at ${x}, ${y}`);
  }
  expect(drawn).toBeGreaterThan(1000);
});

test('the icons for home screens are opaque in their corners', async () => {
  const { data } = await pixelsOf('/icons/icon-180.png');
  expect(data[3]).toBe(255);
});
