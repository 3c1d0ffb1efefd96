import type { Language } from '@/lib/i18n/language';
import { SEGMENTS } from '@/lib/routing/segments';
import {
  fetchRendered,
  fetchShareImage,
  IMMUTABLE,
  OLD_VERSION,
  PRIVATE_MINUTE,
  PUBLIC_MINUTE,
  SHARE_IMAGE,
  shareImageAddress,
} from '../support/shareImages';
import { expect, test } from '../support/test';

/** Longer than a response of the provider is fresh. */
const STALE_SECONDS = 30;

/** More than may be rendered and queued at once. */
const FLOOD = 24;

const story = (number: number, language: Language = 'en'): string =>
  `/${SEGMENTS.guide[language]}/article/x?id=blog-${number}`;

test('answers a flood of share images in full, and a page meanwhile', async ({ site }) => {
  const subjects = Array.from({ length: FLOOD }, (_, index) => story(11 + (index % 20), index < 20 ? 'en' : 'sr'));
  const images = await Promise.all(subjects.map((path) => shareImageAddress(site.origin, path)));
  expect(new Set(images).size).toBe(FLOOD);

  const order: string[] = [];
  const flood = images.map(async (path) => {
    const response = await fetchShareImage(site.origin, path);
    order.push(response.cacheControl === IMMUTABLE ? 'image' : 'plain');
    return response;
  });
  const page = site.request('/news').then(({ status }) => order.push(`page ${status}`));
  const responses = await Promise.all(flood);
  await page;
  expect(responses.map(({ status }) => status)).toEqual(Array(FLOOD).fill(200));
  for (const { picture } of responses) expect(picture).toEqual(SHARE_IMAGE);
  expect(order.indexOf('page 200')).toBeGreaterThan(-1);
  expect(order.indexOf('page 200')).toBeLessThan(order.lastIndexOf('image'));
  expect(order).toContain('plain');

  for (const path of images) await fetchRendered(site.origin, path);
});

test('renders a share image without its picture for a minute when that fails', async ({ provider, site }) => {
  const [first, second] = await Promise.all([12, 13].map((number) => shareImageAddress(site.origin, story(number))));
  provider.break('html', '/uploads/');
  const without = await fetchShareImage(site.origin, first ?? '');
  expect({ ...without, bytes: null }).toMatchObject({ status: 200, cacheControl: PUBLIC_MINUTE, picture: SHARE_IMAGE });
  provider.clearLog();
  expect((await fetchShareImage(site.origin, first ?? '')).bytes.equals(without.bytes)).toBe(true);
  expect(provider.requests().filter((url) => url.startsWith('/uploads/'))).toEqual([]);

  provider.mend();
  await fetchRendered(site.origin, second ?? '');
});

test('serves share images rendered before an outage, and a plain one for others', async ({
  startProvider,
  startSite,
}) => {
  const provider = await startProvider();
  const first = await startSite({ apiHost: provider.origin });
  const made = await shareImageAddress(first.origin, story(14));
  const before = await fetchRendered(first.origin, made);
  await first.stop();

  provider.break('500');
  const site = await startSite({ apiHost: provider.origin, siteUrl: first.siteUrl });
  const after = await fetchShareImage(site.origin, made);
  expect(after.cacheControl).toBe(IMMUTABLE);
  expect(after.bytes.equals(before.bytes)).toBe(true);
  const unseen = await fetchShareImage(site.origin, `/og/en/article/blog-15/${OLD_VERSION}.jpg`);
  expect({ ...unseen, bytes: null }).toMatchObject({ status: 200, cacheControl: PUBLIC_MINUTE, picture: SHARE_IMAGE });
});

test('renders a new share image for an edited title, also at the old address', async ({ provider, site }) => {
  const old = await shareImageAddress(site.origin, story(17));
  const before = await fetchRendered(site.origin, old);
  provider.publish('second edition');
  await site.pass(STALE_SECONDS);
  await expect.poll(async () => (await fetchShareImage(site.origin, old)).cacheControl).toBe(PRIVATE_MINUTE);
  const after = await fetchShareImage(site.origin, old);
  expect(after.picture).toEqual(SHARE_IMAGE);
  expect(after.bytes.equals(before.bytes)).toBe(false);
});
