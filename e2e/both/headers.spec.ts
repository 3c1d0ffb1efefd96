import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { SAMPLES } from '../support/addresses';
import { sendRequest } from '../support/http';
import { expectSecurityHeaders } from '../support/securityHeaders';
import { expect, test } from '../support/test';

/** Responses that are not pages, with the status of each; addresses.spec.ts has the pages. */
const OTHERS: [path: string, status: number][] = [
  ['/nowhere', 404],
  ['/vijesti/nigdje', 404],
  ['/news/', 308],
  ['/NEWS', 308],
  [`/news?x=${'a'.repeat(7_000)}`, 414],
  [`/news?${'a&'.repeat(2_000)}`, 400],
  ['/_next/image?url=%2Fapi%2Fconfig&w=480&q=60', 400],
  ['/_next/image?url=%2Fmedia%2F%2Fevil.example%2Fa.jpg&w=480&q=60', 400],
  ['/x/../_next/image?url=%2Fmedia%2Fa.jpg%231&w=480&q=60', 400],
  ['*', 400],
  ['/_next/image?url=%2Fmedia%2Fnothing.jpg&w=480&q=60', 404],
  ['/_next/static/nothing.js', 404],
  ['/media/uploads/nothing.jpg', 404],
  ['/api/article?limit=many', 400],
  ['/api/nothing', 404],
  ['/api', 404],
  ['/api/config', 200],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/favicon.ico', 200],
  ['/robots.txt', 200],
  ['/licences.txt', 200],
  ['/llms.txt', 200],
  ['/.well-known/security.txt', 200],
  ['/manifest.webmanifest', 200],
  ['/sitemap.xml', 200],
  ['/sitemap-news-en-1.xml', 200],
  ['/news-sitemap.xml', 200],
  ['/feed/en.xml', 200],
  ['/calendar/sr.ics', 200],
  ['/share-card.jpg', 200],
];

test('sends security headers with every other response', async ({ origin, source }) => {
  for (const [path, status] of OTHERS) {
    const response = await sendRequest(origin, path);
    const what = path.slice(0, 60);
    expect.soft(response.status, what).toBe(status);
    expectSecurityHeaders(response.headers, what);
    if (status >= 400) expect.soft(response.headers, what).toHaveProperty('cache-control');
  }
  const script = /"(\/_next\/static\/[^"]+\.js)"/.exec((await sendRequest(origin, '/news')).text)?.[1] ?? '';
  const file = await sendRequest(origin, script);
  expect(file.status).toBe(200);
  expectSecurityHeaders(file.headers, script);
  const event = SAMPLES[source].event.id;
  expectSecurityHeaders((await sendRequest(origin, `/calendar/en/${event}.ics`)).headers, 'the calendar of an event');
});

test('sends scripts and style sheets as the build has compressed them', async ({ origin }) => {
  const { text } = await sendRequest(origin, '/news');
  for (const type of ['js', 'css']) {
    const path = new RegExp(`/_next/static/[\\w/.-]+\\.${type}\\b`).exec(text)?.[0] ?? '';
    const whole = await sendRequest(origin, path);
    const { headers, bytes } = await sendRequest(origin, path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotliDecompressSync(bytes).equals(whole.bytes), path).toBe(true);
    for (const name of ['content-type', 'cache-control', 'vary']) expect(headers[name]).toBe(whole.headers[name]);
    expect(bytes.equals(readFileSync(`${path.replace('/_next', '.next')}.br`)), path).toBe(true);
    expectSecurityHeaders(headers, path);
  }
});

test('sends a cached page compressed as a whole, and not again while it is the same', async ({ origin }) => {
  const { headers } = await sendRequest(origin, '/news', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': expect.stringMatching(/^\d+$/) });
  const again = await sendRequest(origin, '/news', { headers: { 'if-none-match': headers.etag ?? '' } });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('answers only GET and HEAD', async ({ origin }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND']) {
    for (const path of ['/', '/news', '/nowhere']) {
      const refused = await sendRequest(origin, path, { method });
      expect.soft([refused.status, refused.headers.allow], `${method} ${path}`).toEqual([405, 'GET, HEAD']);
      expectSecurityHeaders(refused.headers, method);
    }
  }
  const { status, text } = await sendRequest(origin, '/news', { method: 'HEAD' });
  expect([status, text]).toEqual([200, '']);
});

test('treats a request for an upgrade to another protocol as any other', async ({ origin }) => {
  for (const protocol of ['websocket', 'h2c']) {
    const headers = { Upgrade: protocol, Connection: 'Upgrade' };
    expect((await sendRequest(origin, '/news', { headers })).status, protocol).toBe(200);
    expect((await sendRequest(origin, `/news?${'a&'.repeat(2_000)}`, { headers })).status, protocol).toBe(400);
  }
});

const MALFORMED: [what: string, request: string, status: number][] = [
  ['no HTTP', 'nonsense\r\n\r\n', 400],
  ['two lengths', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['headers too large', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
];

for (const [what, request, status] of MALFORMED) {
  test(`refuses a malformed request: ${what}`, async ({ origin }) => {
    const socket = connect(Number(new URL(origin).port), 'localhost', () => socket.write(request));
    let response = '';
    socket.on('data', (chunk) => (response += chunk));
    socket.on('error', () => {});
    await once(socket, 'close');
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
}
