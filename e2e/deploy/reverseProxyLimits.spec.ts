import { expect, test } from '@playwright/test';
import { tripHref } from '@/lib/routing/browserHref';
import { ID_LENGTH } from '@/lib/routing/id';
import { responseHeaders } from '@/lib/server/security/responseHeaders';
import { MAX_TRIP_ITEMS, serializeTrip } from '@/lib/trip/trip';
import { sendRequest } from '../support/http';
import { splitWords } from '../support/splitWords';
import { throughProxy } from './throughProxy';

const started = throughProxy();

const from = (address: string) => ({ 'x-forwarded-for': address });

/** Requests at the same time, each from an address and of a path by its number; null for those without a response. */
const flood = (
  count: number,
  addressOf: (number: number) => string,
  pathOf: (number: number) => string = () => '/legal',
) =>
  Promise.all(
    Array.from({ length: count }, (_, number) =>
      started.proxy.request(pathOf(number), from(addressOf(number))).catch(() => null),
    ),
  );

type Flood = Awaited<ReturnType<typeof flood>>;

const refusedOf = (responses: Flood) => responses.filter((response) => response?.status === 429);

test('refuses floods and oversized requests, and still serves other visitors', async () => {
  const refused = refusedOf(await flood(600, () => '198.51.100.7'));
  expect(refused.length).toBeGreaterThan(100);
  expect(refused[0]?.headers['retry-after']).toBe('10');
  expect((await started.proxy.request('/legal', from('198.51.100.8'))).status).toBe(200);

  const post = await sendRequest(started.proxy.origin, '/legal', { method: 'POST', headers: from('192.0.2.3') });
  expect(post).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  const large = { ...from('192.0.2.4'), 'content-length': '9000' };
  expect((await sendRequest(started.proxy.origin, '/legal', { headers: large })).status).toBe(413);
});

test('passes the longest trip, whose URL exceeds what nginx reads of the headers of a response', async () => {
  const ids = Array.from({ length: MAX_TRIP_ITEMS }, (_, number) => String(number).padStart(ID_LENGTH, 'x'));
  const href = tripHref('en', serializeTrip(ids.map((id) => ({ id, day: '2027-02-04' }))));
  expect((await started.proxy.request(href)).status).toBe(200);
});

test('refuses a flood of what is made for each request as it refuses others', async () => {
  const refused = refusedOf(
    await flood(
      300,
      () => '198.51.100.40',
      (number) => `/legal?from=${number}`,
    ),
  );
  expect(refused.length).toBeGreaterThan(50);
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
});

test('readiness, which renders a page for each request, has the limit of costly requests', async () => {
  const floodOf = (path: string) =>
    flood(
      60,
      () => '198.51.100.30',
      () => path,
    );
  expect(refusedOf(await floodOf('/readyz')).length).toBeGreaterThan(20);
  expect((await floodOf('/healthz')).every((response) => response?.status === 200)).toBe(true);
});

test('what nginx responds itself has the security headers of the site, and what it passes on has them once', async () => {
  const names = Object.keys(responseHeaders('/')).map((name) => name.toLowerCase());
  const { origin, request } = started.proxy;
  const own = [
    await sendRequest(origin, '/legal', { method: 'POST', headers: from('192.0.2.10') }),
    await request(`/${'a'.repeat(20_000)}`, from('192.0.2.11')),
    await request('/legal', { ...from('192.0.2.12'), 'x-long': 'a'.repeat(40_000) }),
    refusedOf(await flood(600, () => '198.51.100.9'))[0],
  ];
  expect(own.map((response) => response?.status)).toEqual([405, 414, 400, 429]);
  for (const response of own) expect(Object.keys(response?.headers ?? {})).toEqual(expect.arrayContaining(names));
  const passed = await request('/api/config', from('192.0.2.13'));
  const sent = await started.site.request('/api/config');
  for (const name of names) expect.soft(passed.headers[name], name).toBe(sent.headers[name]);
});

/** Networks (/64) with zero groups in every place where their text may be abbreviated. */
const NETWORKS = splitWords(
  '2001:db8:0:0 2001:db8:5:0 2001:db8:0:5 2001:0:0:5 2001:0:5:0 2001:0:0:0 0:0:0:5 64:ff9b:0:0',
);

for (const network of NETWORKS) {
  test(`an IPv6 network shares one limit, however its addresses are written: ${network}::/64`, async () => {
    const random = (): string => (Math.random() < 0.4 ? '0' : Math.floor(Math.random() * 65_536).toString(16));
    const responses = await flood(600, () => `${network}:${random()}:${random()}:${random()}:${random()}`);
    expect(refusedOf(responses).length).toBeGreaterThan(100);
    const neighbour = `${network.replace(/^[0-9a-f]+/, '2a00')}:1:2:3:4`;
    expect((await started.proxy.request('/legal', from(neighbour))).status).toBe(200);
  });
}

test('IPv4 addresses have a limit of their own where nginx sees them as IPv6', async () => {
  const responses = await flood(600, (number) => `::ffff:203.0.${number % 250}.${number % 7}`);
  expect(responses.filter((response) => response?.status !== 200)).toEqual([]);
});

test('visitors who come through a CDN have a limit each', async () => {
  const responses = await flood(600, (number) => `203.0.113.${number % 250}, 10.0.0.${number % 5}`);
  expect(responses.filter((response) => response?.status !== 200)).toEqual([]);
  const refused = refusedOf(await flood(600, (number) => `198.51.100.50, 10.0.0.${number % 250}`));
  expect(refused.length).toBeGreaterThan(100);
});

test('logs neither the full IP address of a visitor nor a query', async () => {
  await started.proxy.request('/legal?secret=1', { 'x-forwarded-for': '198.51.100.77' });
  await started.proxy.request('/legal?secret=1', { 'x-forwarded-for': '2001:db8:85a3::8a2e:370:7334' });
  await started.proxy.request('/legal?secret=1', { 'x-forwarded-for': '2001:db8::8a2e:370:7334' });
  await started.proxy.request('/legal?secret=1', { 'x-forwarded-for': '2001::8a2e:370:7334' });
  const lastLines = () => started.proxy.log().trim().split('\n').slice(-4);
  // nginx writes a line after it has sent the response.
  await expect
    .poll(() => lastLines().map((line) => JSON.parse(line)))
    .toMatchObject([
      { status: 200, path: '/legal', from: '198.51.100.0' },
      { status: 200, path: '/legal', from: '2001:db8:85a3::' },
      { status: 200, path: '/legal', from: '2001:db8::' },
      { status: 200, path: '/legal', from: '2001::' },
    ]);
  const lines = lastLines();
  const written = lines.join() + started.site.output();
  for (const secret of ['198.51.100.77', '370:7334', 'secret']) expect(written.includes(secret), secret).toBe(false);
});
