import { crawl } from '../support/crawl';
import { metaOf, pathOf } from '../support/html';
import { FOR_GOOD, fetchShareImage, MAX_SHARE_IMAGE_BYTES, SHARE_IMAGE } from '../support/shareImages';
import { expect, test } from '../support/test';

/** Median time to render a share image; a busy machine takes longer for some. */
const MAX_MEDIAN_MS = 500;

test('renders the share image of every page quickly, small enough for messengers', async ({ startSite }) => {
  test.setTimeout(240_000);
  const site = await startSite();
  const pages = await crawl(site.origin, ['/', '/?lang=sr']);
  const images = new Set([...pages.values()].flatMap(({ text }) => metaOf(text)['og:image'] ?? []));
  expect(images.size).toBeGreaterThan(300);
  const times: number[] = [];
  for (const image of images) {
    const started = performance.now();
    const { status, cacheControl, bytes, picture } = await fetchShareImage(site.origin, pathOf(image));
    times.push(performance.now() - started);
    expect.soft({ status, cacheControl, picture }, image).toEqual({
      status: 200,
      cacheControl: FOR_GOOD,
      picture: SHARE_IMAGE,
    });
    expect.soft(bytes.byteLength, image).toBeLessThanOrEqual(MAX_SHARE_IMAGE_BYTES);
  }
  const median = times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;
  const slowest = Math.round(times.at(-1) ?? 0);
  const description = `${images.size}, ${Math.round(median)} ms each, the slowest ${slowest}`;
  test.info().annotations.push({ type: 'share images', description });
  expect(median).toBeLessThan(MAX_MEDIAN_MS);
});
