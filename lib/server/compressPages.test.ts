import type { ServerResponse } from 'node:http';
import zlib from 'node:zlib';
import { compressPages } from '@/lib/server/compressPages';
import { serve } from '@/lib/server/http/testServer.testUtils';

const PAGE = '<p>Čaršija</p>'.repeat(100);

let respond: (response: ServerResponse) => void;
const send = serve((request, response) => {
  compressPages(request, response);
  respond(response);
});

const get = (headers: Record<string, string>, next: (response: ServerResponse) => void, method = 'GET') => {
  respond = next;
  return send('/', { headers, method });
};

function setHeaders(response: ServerResponse, html: string): ServerResponse {
  response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('Content-Language', 'sr-Latn-ME');
  return response.setHeader('Content-Length', Buffer.byteLength(html));
}

const sendPage =
  (html: string, status = 200) =>
  (response: ServerResponse): void => {
    response.statusCode = status;
    setHeaders(response, html).end(html);
  };

/** As Next responds to HEAD. */
const sendHead = (response: ServerResponse): void => void setHeaders(response, PAGE).end(null);

test.each([
  ['br', zlib.brotliDecompressSync],
  ['gzip', zlib.gunzipSync],
  ['', (bytes: Buffer) => bytes],
])('a page is sent as %p with its length', async (encoding, decompress) => {
  const { headers, bytes } = await get({ 'accept-encoding': encoding }, sendPage(PAGE));
  expect([headers['content-encoding'] ?? '', headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  expect(Number(headers['content-length'])).toBe(bytes.byteLength);
  expect(decompress(bytes).toString()).toBe(PAGE);
});

test('a page is compressed once', async () => {
  const brotli = jest.spyOn(zlib, 'brotliCompressSync');
  const pages = [PAGE, PAGE, `${PAGE}!`].map((page) => page.replace('p', 'i'));
  for (const page of pages) await get({ 'accept-encoding': 'br' }, sendPage(page));
  expect(brotli).toHaveBeenCalledTimes(2);
});

test('a client that has the page gets 304; another page and an error are sent in full', async () => {
  const { headers } = await get({ 'accept-encoding': 'br' }, sendPage(PAGE));
  const again = { 'if-none-match': `"other", ${headers.etag}` };
  const known = await get(again, sendPage(PAGE));
  expect([known.status, known.bytes.byteLength, known.headers.etag]).toEqual([304, 0, headers.etag]);
  expect(known.headers).not.toHaveProperty('content-length');
  expect((await get(again, sendPage(`${PAGE}!`))).status).toBe(200);
  expect((await get(again, sendPage(PAGE, 404))).status).toBe(404);
});

test('the response to HEAD has no length, which depends on the compression', async () => {
  const head = await get({ 'accept-encoding': 'br' }, sendHead, 'HEAD');
  expect([head.status, head.headers['content-length'], head.headers.vary]).toEqual([200, undefined, 'Accept-Encoding']);
});

test('streams, long pages and other files are compressed as they are sent; images are not', async () => {
  const gzip = { 'accept-encoding': 'gzip' };
  const long = 'čaršija '.repeat(60_000);
  const file = (type: string) => (response: ServerResponse) => void response.setHeader('Content-Type', type).end(PAGE);
  const stream = await get(gzip, (response) => {
    setHeaders(response, PAGE + PAGE).write(PAGE);
    response.end(PAGE);
  });
  expect(zlib.gunzipSync(stream.bytes).toString()).toBe(PAGE + PAGE);
  const page = await get(gzip, sendPage(long));
  expect(page.headers).not.toHaveProperty('content-length');
  expect(zlib.gunzipSync(page.bytes).toString()).toBe(long);
  expect(zlib.gunzipSync((await get(gzip, file('text/javascript'))).bytes).toString()).toBe(PAGE);
  expect((await get(gzip, file('image/avif'))).headers['content-encoding']).toBeUndefined();
});
