/** @jest-environment node */
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodingFor, packOnce } from '@/lib/server/packOnce.mjs';

const PAGE = '<p>Čaršija</p>'.repeat(30);

type Answer = { status: number | undefined; headers: Record<string, unknown>; bytes: Buffer };

/** Asks a server that packs for what `answer` says. */
async function ask(
  accepted: string,
  answer: (response: ServerResponse) => void,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const server = createServer((asked, response) => {
    packOnce(asked, response);
    answer(response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise((resolve, reject) => {
      const call = request({ port, headers: { 'accept-encoding': accepted, ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }),
        );
      });
      call.on('error', reject).end();
    });
  } finally {
    server.close();
  }
}

const page =
  (tag: string, text = PAGE) =>
  (response: ServerResponse) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Language', 'sr-Latn');
    response.setHeader('ETag', tag);
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.end(text);
  };

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page is packed with %s, and says how long it is', async (encoding, unpack) => {
  const { headers, bytes } = await ask(encoding, page('"a"'));
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding', etag: '"a"' });
  expect(Number(headers['content-length'])).toBe(bytes.byteLength);
  expect(unpack(bytes).toString()).toBe(PAGE);
});

test('a page is packed once: the same tag brings the same bytes', async () => {
  await ask('gzip', page('"once"'));
  const { bytes } = await ask('gzip', page('"once"', PAGE.replace('a', 'e')));
  expect(gunzipSync(bytes).toString()).toBe(PAGE);
  const other = await ask('gzip', page('"twice"', PAGE.replace('a', 'e')));
  expect(gunzipSync(other.bytes).toString()).not.toBe(PAGE);
});

test('a page that is asked for again is packed better, and is the same page', async () => {
  const text = Array.from({ length: 400 }, (_, index) => `<p>Čaršija ${index * index}, kula ${index}</p>`).join('');
  const first = await ask('br', page('"again"', text));
  const deadline = Date.now() + 10_000;
  let later = first;
  while (later.bytes.byteLength === first.bytes.byteLength && Date.now() < deadline) {
    later = await ask('br', page('"again"', text));
  }
  expect(later.bytes.byteLength).toBeLessThan(0.95 * first.bytes.byteLength);
  expect(Number(later.headers['content-length'])).toBe(later.bytes.byteLength);
  expect(brotliDecompressSync(later.bytes).toString()).toBe(text);
});

test.each(['br', ''])('who has a page already is told so, whatever it comes packed with: %s', async (accepted) => {
  const again = await ask(accepted, page('W/"same"'), { 'if-none-match': '"other", W/"same"' });
  expect(again).toMatchObject({ status: 304, headers: { etag: 'W/"same"', 'content-language': 'sr-Latn' } });
  expect(again.headers['content-length']).toBeUndefined();
  expect(again.bytes.byteLength).toBe(0);
  const changed = await ask(accepted, page('W/"changed"'), { 'if-none-match': 'W/"same"' });
  expect(changed).toMatchObject({ status: 200, headers: { etag: 'W/"changed"' } });
});

test('what else is told of a page does not go by the page’s tag', async () => {
  const data = (response: ServerResponse): void => {
    response.setHeader('Content-Type', 'text/x-component');
    response.setHeader('Content-Language', 'sr-Latn');
    response.setHeader('ETag', 'W/"page"');
    response.end('0:{}'.repeat(100));
  };
  await ask('gzip', page('W/"page"'));
  const { status, headers, bytes } = await ask('gzip', data, { 'if-none-match': 'W/"page"' });
  expect(status).toBe(200);
  expect(headers.etag).not.toBe('W/"page"');
  expect(gunzipSync(bytes).toString()).toMatch(/^0:\{\}/);
});

test('an error is told again', async () => {
  const missing = (response: ServerResponse): void => {
    response.statusCode = 404;
    page('W/"missing"')(response);
  };
  expect(await ask('gzip', missing, { 'if-none-match': 'W/"missing"' })).toMatchObject({ status: 404 });
});

test('whoever cannot unpack gets it plain, with its length', async () => {
  const { headers, bytes } = await ask('', page('"a"'));
  expect(headers['content-encoding']).toBeUndefined();
  expect(Number(headers['content-length'])).toBe(bytes.byteLength);
  expect(bytes.toString()).toBe(PAGE);
});

test('what goes out in pieces is packed on its way', async () => {
  const { headers, bytes } = await ask('gzip', (response) => {
    response.setHeader('Content-Type', 'text/html');
    response.write(PAGE);
    response.end(PAGE);
  });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(bytes).toString()).toBe(PAGE + PAGE);
});

test('a very long page, a picture and an empty answer are not packed at once', async () => {
  const long = 'čaršija '.repeat(60_000);
  const { headers, bytes } = await ask('gzip', page('"long"', long));
  expect(headers['content-length']).toBeUndefined();
  expect(gunzipSync(bytes).toString()).toBe(long);
  const picture = await ask(
    'gzip',
    (response) => void response.setHeader('Content-Type', 'image/avif').setHeader('ETag', '"a"').end(PAGE),
  );
  expect(picture.headers['content-encoding']).toBeUndefined();
  const empty = await ask('gzip', (response) => void response.setHeader('ETag', '"a"').writeHead(304).end());
  expect(empty.bytes).toHaveLength(0);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  ['GZIP', 'gzip'],
  ['brotli, xgzip', null],
  ['', null],
])('of %j it takes %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
