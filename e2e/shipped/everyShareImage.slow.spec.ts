import { everyLanguage } from '../support/addresses';
import {
  FOR_GOOD,
  fetchShareImage,
  MAX_SHARE_IMAGE_BYTES,
  SHARE_IMAGE,
  shareImageAddress,
} from '../support/shareImages';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';

/** Median time to render a share image; a busy machine takes longer for some. */
const MAX_MEDIAN_MS = 500;

type List = { data: { _id: string }[]; links: { next: string | null } };

async function articleIds(site: Site): Promise<string[]> {
  const ids: string[] = [];
  for (let path: string | null = '/api/article?limit=100'; path; ) {
    const { data, links }: List = JSON.parse((await site.request(path)).text);
    ids.push(...data.map(({ _id }) => _id));
    path = links.next;
  }
  return ids;
}

// both/shareImages.spec.ts has the other kinds of pages.
test('renders the share image of every article quickly, small enough for messengers', async ({ startSite }) => {
  test.setTimeout(240_000);
  const site = await startSite();
  const ids = await articleIds(site);
  expect(ids.length).toBeGreaterThan(100);
  const times: number[] = [];
  for (const path of everyLanguage((language) => ids.map((id) => `/og/${language}/article/${id}`))) {
    const address = await shareImageAddress(site.origin, path);
    const started = performance.now();
    const { status, cacheControl, bytes, picture } = await fetchShareImage(site.origin, address);
    times.push(performance.now() - started);
    expect.soft({ status, cacheControl, picture }, path).toEqual({
      status: 200,
      cacheControl: FOR_GOOD,
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
