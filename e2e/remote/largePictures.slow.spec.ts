import { createServer } from 'node:http';
import sharp, { type Sharp } from 'sharp';
import { listen } from '@/lib/server/http/listen.testUtils';
import { memoryMB, peakMemoryMB } from '../support/processUsage';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';

/** What docs/runbook.md promises. */
const MAX_MEMORY_MB = 350;
/** The limit of a container (deploy/compose.yaml). */
const MAX_PEAK_MB = 600;
/** The cache of resized pictures outlives a run. */
const RUN = Date.now();
const PHOTOGRAPHS = Array.from({ length: 10 }, (_, number) => `${RUN}-${number}.jpg`);
const LARGEST_AVIF = `${RUN}-4k.avif`;
const NAMES = [...PHOTOGRAPHS, LARGEST_AVIF];

/** A new picture each time, which does not compress to nothing. */
async function noisePicture(width: number, height: number): Promise<Sharp> {
  const create = { width: 750, height: 500, channels: 3 as const, background: '#888' };
  const grain = sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 30 } } });
  return sharp(await grain.png().toBuffer()).resize(width, height, { fit: 'fill' });
}

/** Pictures as large as those of cameras, and the largest AVIF that the site resizes, by path. */
async function largePictures(): Promise<Map<string, Buffer>> {
  const pictures = new Map([
    [`/${LARGEST_AVIF}`, await (await noisePicture(3_840, 2_160)).avif({ effort: 0 }).toBuffer()],
  ]);
  for (const name of PHOTOGRAPHS) {
    pictures.set(`/${name}`, await (await noisePicture(6_000, 4_000)).jpeg({ progressive: true }).toBuffer());
  }
  return pictures;
}

const largePicturesTest = test.extend<{ site: Site }>({
  site: async ({ startSite }, use) => {
    const pictures = await largePictures();
    await using provider = createServer(({ url = '' }, response) => {
      const picture = pictures.get(url);
      response.writeHead(picture ? 200 : 404, { 'Content-Type': url.endsWith('avif') ? 'image/avif' : 'image/jpeg' });
      response.end(picture);
    });
    const port = await listen(provider);
    await use(await startSite({ apiHost: `http://127.0.0.1:${port}` }));
  },
});

const resize = (site: Site, name: string, width = 640) =>
  site.request(`/_next/image?url=${encodeURIComponent(`/media/${name}`)}&w=${width}&q=60`, { Accept: 'image/webp' });

largePicturesTest.beforeEach(() => {
  largePicturesTest.skip(process.platform !== 'linux', 'the memory of another process is read from /proc');
});

largePicturesTest(`large pictures in a row leave less than ${MAX_MEMORY_MB} MB in use`, async ({ site }) => {
  for (const name of NAMES) {
    const { status, headers } = await resize(site, name);
    expect({ name, status, type: headers['content-type'] }).toEqual({ name, status: 200, type: 'image/webp' });
  }
  const resident = memoryMB(site.pid);
  test.info().annotations.push({ type: 'memory', description: `${Math.round(resident)} MB` });
  expect(resident).toBeLessThan(MAX_MEMORY_MB);
});

largePicturesTest(`large pictures at once take less than ${MAX_PEAK_MB} MB`, async ({ site }) => {
  const widths = [480, 960];
  const flood = Promise.all(widths.flatMap((width) => NAMES.map((name) => resize(site, name, width))));
  expect((await site.request('/healthz')).status).toBe(200);
  expect(new Set((await flood).map(({ status }) => status))).toEqual(new Set([200]));
  const peak = peakMemoryMB(site.pid);
  test.info().annotations.push({ type: 'memory', description: `${Math.round(peak)} MB` });
  expect(peak).toBeLessThan(MAX_PEAK_MB);
});
