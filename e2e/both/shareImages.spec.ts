import { LAYOUTS, pagePaths, providedPages } from '../support/addresses';
import { metaOf, pathOf } from '../support/html';
import { sendRequest } from '../support/http';
import {
  fetchRendered,
  fetchShareImage,
  MAX_SHARE_IMAGE_BYTES,
  OLD_VERSION,
  PRIVATE_MINUTE,
  SHARE_IMAGE,
  shareImageAddress,
} from '../support/shareImages';
import { expect, test } from '../support/test';

test('gives pages a share image of their own, small enough for messengers', async ({ origin, source }) => {
  const paths = pagePaths(source, 'sr');
  // The images of the site’s own pages do not depend on the provider. shipped/everyShareImage.slow.spec.ts renders those of every article.
  const pages = source === 'remote' ? providedPages(source, 'en') : LAYOUTS.map((kind) => paths[kind]);
  const images = new Map<string, string>();
  for (const path of pages) {
    const meta = metaOf((await sendRequest(origin, path)).text);
    const address = meta['og:image']?.[0] ?? '';
    expect.soft(address, path).toMatch(new RegExp(`^${origin}/og/`));
    expect.soft(meta['og:image:width'], path).toEqual(['1200']);
    expect.soft(meta['og:image:height'], path).toEqual(['630']);
    expect.soft(meta['og:image:type'], path).toEqual(['image/jpeg']);
    expect.soft(meta['og:image:alt']?.[0]?.length, path).toBeGreaterThan(5);
    expect.soft(meta['twitter:card'], path).toEqual(['summary_large_image']);
    expect.soft(meta['twitter:image'], path).toEqual([address]);

    const { bytes, picture } = await fetchRendered(origin, pathOf(address));
    expect.soft(picture, path).toEqual(SHARE_IMAGE);
    expect.soft(bytes.byteLength, path).toBeLessThanOrEqual(MAX_SHARE_IMAGE_BYTES);
    const twin = images.get(bytes.toString('base64'));
    expect.soft(twin, `${path} has the share image of ${twin}`).toBeUndefined();
    images.set(bytes.toString('base64'), path);
  }
});

test('answers 404 for share images of unknown pages', async ({ origin }) => {
  for (const kind of ['article', 'category', 'subcategory', 'news-category'])
    expect.soft((await fetchShareImage(origin, `/og/en/${kind}/nothing/${OLD_VERSION}.jpg`)).status, kind).toBe(404);
});

test('answers another version with the present share image, and redirects a query away', async ({ origin, source }) => {
  const present = await shareImageAddress(origin, pagePaths(source, 'sr').eventArticle);
  const queried = await fetchShareImage(origin, `${present}?width=9000`);
  expect({ status: queried.status, location: queried.location }).toEqual({ status: 307, location: present });
  const { bytes } = await fetchRendered(origin, present);
  const other = await fetchShareImage(origin, present.replace(/[^/]+$/, `${OLD_VERSION}.jpg`));
  expect({ ...other, bytes: null }).toMatchObject({ status: 200, cacheControl: PRIVATE_MINUTE, picture: SHARE_IMAGE });
  expect(other.bytes.equals(bytes)).toBe(true);
  const [english, serbian] = await Promise.all(
    (['en', 'sr'] as const).map((language) => shareImageAddress(origin, pagePaths(source, language).guide)),
  );
  expect(english).not.toBe(serbian?.replace('/sr/', '/en/'));
});
