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

// both/shareImages.spec.ts has the other kinds of pages.
test('renders the share image of every article, small enough for messengers', async ({ startSite }) => {
  const site = await startSite();
  const listed = (await readListed(site.origin)).map(({ address }) => pathOf(address));
  const pages = new Set(listed.filter((path) => path.includes('?id=')));
  expect(pages.size).toBeGreaterThan(200);
  for (const path of pages) {
    const address = await shareImageAddress(site.origin, path);
    const { status, cacheControl, bytes, picture } = await fetchShareImage(site.origin, address);
    expect.soft({ status, cacheControl, picture }, path).toEqual({
      status: 200,
      cacheControl: IMMUTABLE,
      picture: SHARE_IMAGE,
    });
    expect.soft(bytes.byteLength, path).toBeLessThanOrEqual(MAX_SHARE_IMAGE_BYTES);
  }
});
