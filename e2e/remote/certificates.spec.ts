import { writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { listen } from '@/lib/server/http/listen.testUtils';
import { createProvider } from '../provider/server';
import { makeCertificate } from '../support/certificates';
import { headingsOf } from '../support/html';
import { expectUnavailable } from '../support/outage';
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
  const [trusted, unknown] = [await makeCertificate('localhost'), await makeCertificate('localhost')];
  const authority = test.info().outputPath('authority.pem');
  writeFileSync(authority, trusted.cert);
  const { server, controls: provider } = createProvider();
  const front = createServer(trusted, (request, response) => server.emit('request', request, response));
  atEnd(() => front.close().closeAllConnections());
  const present = (certificate: typeof trusted): void => {
    front.setSecureContext(certificate);
    front.closeAllConnections();
  };
  const apiHost = `https://localhost:${await listen(front)}`;
  const site = await startSite({ apiHost, variables: { NODE_EXTRA_CA_CERTS: authority } });
  const before = await site.request('/news');
  expect(before.status).toBe(200);

  present(unknown);
  provider.clearLog();
  await site.pass(LATER_SECONDS);
  expectUnavailable(await site.request('/?lang=en'), 'en', 'never seen');
  const cached = await site.request('/news');
  expect(cached.status).toBe(200);
  expect(headingsOf(cached.text)).toEqual(headingsOf(before.text));
  for (const path of [PICTURE, RESIZED]) expect((await site.request(path)).status, path).toBe(503);
  expect(site.output()).toMatch(/"event":"provider.failed".*self-signed certificate/);
  expect(provider.requests()).toEqual([]);

  present(trusted);
  await site.pass(LATER_SECONDS);
  for (const path of ['/?lang=en', PICTURE]) expect((await site.request(path)).status, path).toBe(200);
});
