import { headingsOf } from '../support/html';
import { expectUnavailable } from '../support/outage';
import { startSecureProvider } from '../support/secureProvider';
import { expect, test } from '../support/test';

/** Longer than responses stay fresh, and longer than the site waits before it calls a failed provider again. */
const LATER_SECONDS = 60;

const PICTURE = '/media/uploads/lantern-1.jpg';
/** Never resized before: resized pictures are cached on disk, for other sites too. */
const RESIZED = `/_next/image?url=${encodeURIComponent('/media/uploads/never-resized.jpg')}&w=480&q=60`;

test('sends nothing to a provider with a bad certificate, serves cached pages and logs why', async ({
  startSite,
  atEnd,
}) => {
  const provider = await startSecureProvider();
  atEnd(provider.stop);
  const site = await startSite({ apiHost: provider.origin, variables: provider.trust });
  const before = await site.request('/news');
  expect(before.status).toBe(200);

  provider.present('unknown');
  provider.clearLog();
  await site.pass(LATER_SECONDS);
  expectUnavailable(await site.request('/?lang=en'), 'en', 'never seen');
  const cached = await site.request('/news');
  expect(cached.status).toBe(200);
  expect(headingsOf(cached.text)).toEqual(headingsOf(before.text));
  for (const path of [PICTURE, RESIZED]) expect((await site.request(path)).status, path).toBe(503);
  expect(site.output()).toMatch(/"event":"provider.failed".*self-signed certificate/);
  expect(provider.requests()).toEqual([]);

  provider.present('trusted');
  await site.pass(LATER_SECONDS);
  for (const path of ['/?lang=en', PICTURE]) expect((await site.request(path)).status, path).toBe(200);
});
