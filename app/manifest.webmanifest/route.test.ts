import { statSync } from 'node:fs';
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
