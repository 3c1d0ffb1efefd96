import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressedFiles, selectCompressedFile } from '@/lib/server/compressedFiles';
import { serve } from '@/lib/server/http/testServer.testUtils';
import { temporaryFolder } from '@/lib/server/temporaryFolder.testUtils';

const pathOf = temporaryFolder(beforeAll, afterAll);
let files: ReadonlySet<string>;

beforeAll(() => {
  const chunks = pathOf('static', 'chunks');
  mkdirSync(chunks, { recursive: true });
  for (const file of ['a.js', 'a.js.br', 'a.js.gz', 'b.css', 'b.css.gz', 'c.js']) writeFileSync(join(chunks, file), '');
  files = compressedFiles(pathOf());
});

const send = serve((request, response) => {
  selectCompressedFile(request, response, files);
  response.statusCode = Number(request.headers['x-status'] ?? 200);
  response.end(request.url);
});

test.each([
  ['/_next/static/chunks/a.js', 'br, gzip', '/_next/static/chunks/a.js.br', 'br', 'application/javascript'],
  ['/_next/static/chunks/a.js?dpl=1', 'gzip', '/_next/static/chunks/a.js.gz', 'gzip', 'application/javascript'],
  ['/_next/static/chunks/b.css', 'gzip', '/_next/static/chunks/b.css.gz', 'gzip', 'text/css'],
])('%s is sent compressed to a client that accepts %s', async (path, accepted, file, encoding, type) => {
  const { body, headers } = await send(path, { headers: { 'accept-encoding': accepted } });
  expect([body, headers['content-encoding']]).toEqual([file, encoding]);
  expect(headers['content-type']).toMatch(type);
});

test('a file that is gone is 404, whatever Next responds', async () => {
  const { status, headers } = await send('/_next/static/chunks/a.js', {
    headers: { 'accept-encoding': 'br', 'x-status': '400' },
  });
  expect([status, headers['content-encoding']]).toEqual([404, undefined]);
});

test.each([
  ['/_next/static/chunks/a.js', 'identity'],
  ['/_next/static/chunks/a.js', 'br;q=0'],
  ['/_next/static/chunks/c.js', 'br, gzip'],
  ['/_next/static/chunks/lost.js', 'br, gzip'],
  ['/a.js', 'br, gzip'],
])('%s is left to Next for %s', async (path, accepted) => {
  const { body, headers } = await send(path, { headers: { 'accept-encoding': accepted } });
  expect([body, headers['content-encoding']]).toEqual([path, undefined]);
});
