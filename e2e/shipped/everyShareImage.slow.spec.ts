import { pathOf } from '../support/html';
import {
  fetchShareImage,
  IMMUTABLE,
  MAX_SHARE_IMAGE_BYTES,
  SHARE_IMAGE,
  shareImageAddress,
} from '../support/shareImages';
import { readListed } from '../support/sitemap';
import { expect, test } from '../support/test';

/** Median time to render a share image; a busy machine takes longer for some. */
const MAX_MEDIAN_MS = 500;

// both/shareImages.spec.ts has the other kinds of pages.
test('renders the share image of every article quickly, small enough for messengers', async ({ startSite }) => {
  const site = await startSite();
  const listed = (await readListed(site.origin)).map(({ address }) => pathOf(address));
  const pages = new Set(listed.filter((path) => path.includes('?id=')));
  expect(pages.size).toBeGreaterThan(200);
  const times: number[] = [];
  for (const path of pages) {
    const address = await shareImageAddress(site.origin, path);
    const started = performance.now();
    const { status, cacheControl, bytes, picture } = await fetchShareImage(site.origin, address);
    times.push(performance.now() - started);
    expect.soft({ status, cacheControl, picture }, path).toEqual({
      status: 200,
      cacheControl: IMMUTABLE,
      picture: SHARE_IMAGE,
    });
    expect.soft(bytes.byteLength, path).toBeLessThanOrEqual(MAX_SHARE_IMAGE_BYTES);
  }
  const median = times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;
  const slowest = Math.round(times.at(-1) ?? 0);
  const description = `${times.length}, ${Math.round(median)} ms each, the slowest ${slowest}`;
  test.info().annotations.push({ type: 'share images', description });
  expect(median).toBeLessThan(MAX_MEDIAN_MS);
});
