import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { contrastOf, luminance } from '@/lib/articles/contrast.testUtils';
import { gateLeft, shade } from '@/lib/seo/share-images/render/overlay';
import { renderShareImage } from '@/lib/seo/share-images/render/renderShareImage';
import { SHARE_IMAGE_SIZE } from '@/lib/seo/share-images/shareImage';

const MAX_BYTES = 200_000;
const focal = { x: 0.5, y: 0.5 };

const plane = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .png()
    .toBuffer();

const render = (title: string, picture: Parameters<typeof renderShareImage>[0]['picture'] = null, label = 'News') =>
  renderShareImage({ town: 'Kotor', label, title, picture });

/** The brightness of each column of an image, 0 to 255: the brightest pixel in it. */
async function columnsOf(jpeg: Buffer): Promise<number[]> {
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width }, (_, x) =>
    Math.max(...Array.from({ length: info.height }, (_row, y) => data[(y * info.width + x) * info.channels] ?? 0)),
  );
}

const ODD: string[] = [
  ...['', ' ', '🎭', '👩‍👩‍👧 1️⃣', '\u0000\u200b\u00ad', '\u0301', '\ud800'],
  ...['Котор на мору', 'العربية في كوتور', '東京', 'ก็็็็็็', `a${'\u0300'.repeat(300)}`, 'i '.repeat(300)],
  ...['<b>&amp;</b> "quoted" & <span foreground="red">', '<!-- %s \\n -->'],
];

test.each(ODD.map((text) => [text.slice(0, 50), text]))(
  '%j as title and label is an image like any other',
  async (_start, text) => {
    const jpeg = await render(text, null, text);
    const { format, width, height } = await sharp(jpeg).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...SHARE_IMAGE_SIZE });
  },
);

test.each([
  ['the longest shipped title', 'Stoliv, village of camellias and chestnuts'],
  [
    'a long title with every accent',
    'Opasnost od požara u sušnim mjesecima: đaci, žbunje, čempresi i šćućureni ćoškovi',
  ],
  ['a 200-character word', 'W'.repeat(200)],
  ['200 characters', 'Međunarodni festival klapa '.repeat(8)],
  ['letters of no known width', '東'.repeat(200)],
])('%s stays between the margins', async (_what, title) => {
  const columns = await columnsOf(await render(title, { source: await plane('#000'), focal }, 'label '.repeat(40)));
  const margins = [...columns.slice(0, 56), ...columns.slice(-56)];
  expect(Math.max(...margins)).toBeLessThan(60);
  expect(Math.max(...columns)).toBeGreaterThan(200);
});

test.each([
  ['a short title', 'Terms and conditions', 'About this site'],
  ['a long one', 'Međunarodni festival klapa '.repeat(8), 'label '.repeat(10)],
])('%s does not cross the gate of an image without a picture', async (_what, title, label) => {
  const whites = await columnsOf(await render(title, null, label));
  const outline = gateLeft(SHARE_IMAGE_SIZE);
  expect(Math.max(...whites.slice(64, outline - 32))).toBeGreaterThan(240);
  expect(Math.max(...whites.slice(outline - 32))).toBeLessThan(220);
});

test('the noisiest picture is no larger than messengers take', async () => {
  const noise = sharp(randomBytes(1200 * 630 * 3), { raw: { ...SHARE_IMAGE_SIZE, channels: 3 } });
  const jpeg = await render('Noise', { source: await noise.png().toBuffer(), focal });
  expect(jpeg.byteLength).toBeLessThanOrEqual(MAX_BYTES);
});

test('transparent, grey and CMYK pictures are rendered', async () => {
  const transparent = sharp({
    create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const cmyk = sharp(await plane('#c33'))
    .toColourspace('cmyk')
    .jpeg();
  const grey = sharp(await plane('#888'))
    .greyscale()
    .png();
  for (const picture of [transparent.png(), cmyk, grey]) {
    const { width } = await sharp(await render('Title', { source: await picture.toBuffer(), focal })).metadata();
    expect(width).toBe(SHARE_IMAGE_SIZE.width);
  }
});

test('a transparent picture lies on blue, not on black', async () => {
  const create = { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const source = await sharp({ create }).png().toBuffer();
  const { data } = await sharp(await render('Title', { source, focal }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  expect([red < 30, green > 50, blue > 70]).toEqual([true, true, true]);
});

test('a file that is no picture, or too large a one, is an error', async () => {
  await expect(render('Title', { source: Buffer.from('<script>'), focal })).rejects.toThrow();
  const huge = '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>';
  await expect(render('Title', { source: Buffer.from(huge), focal })).rejects.toThrow();
});

test.each([40, 300, 470])('white text from %i px down have a contrast of 4.5 : 1 on a white picture', async (top) => {
  const pixels = await sharp({ create: { ...SHARE_IMAGE_SIZE, channels: 3, background: '#fff' } })
    .composite([{ input: Buffer.from(shade(SHARE_IMAGE_SIZE, top)) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  for (let y = top; y < SHARE_IMAGE_SIZE.height; y += 1) {
    const at = y * SHARE_IMAGE_SIZE.width * 3;
    const contrast = contrastOf(1, luminance(pixels.subarray(at, at + 3)));
    if (contrast < 4.5) throw new Error(`${contrast} at ${y}`);
  }
});
