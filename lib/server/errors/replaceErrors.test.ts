import type { ServerResponse } from 'node:http';
import { compressPages } from '@/lib/server/compressPages';
import { replaceErrors } from '@/lib/server/errors/replaceErrors';
import { serve } from '@/lib/server/http/testServer.testUtils';
import { createRequestListener } from '@/lib/server/requestListener';

let handle: (response: ServerResponse) => void;
const send = serve(
  createRequestListener({
    handle: async (incoming, response) => {
      compressPages(incoming, response);
      replaceErrors(incoming, response);
      if (incoming.url === '/vijesti') response.setHeader('Content-Language', 'sr-Latn-ME');
      handle(response);
    },
    notReady: async () => null,
    isStopping: () => false,
    probeId: '',
  }),
);

const get = (path: string, headers: Record<string, string> = { Accept: 'text/html,*/*;q=0.8' }) =>
  send(path, { headers });

const fail = () => {
  throw new Error('broken');
};

const sendHtml = (response: ServerResponse): void => {
  response.statusCode = 500;
  response.setHeader('Content-Type', 'text/html').setHeader('Cache-Control', 'public').setHeader('ETag', '"x"');
  response.end('<html id="__next_error__">');
};

const FAILURES: [what: string, fail: (response: ServerResponse) => void][] = [
  ['throws', fail],
  ['is sent at once', sendHtml],
  ['is plain text', (response) => void response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Error')],
  [
    'is streamed',
    (response) => {
      response.writeHead(500, { 'Content-Type': 'text/html', Link: '</x.css>; rel=preload' });
      response.flushHeaders();
      response.write('<html id="__next_error__">');
      setTimeout(() => response.end('</html>'), 5);
    },
  ],
];

test.each(FAILURES)('a failed page that %s becomes a whole page of the site', async (_what, failure) => {
  handle = failure;
  const { status, headers, body } = await get('/vijesti');
  expect(status).toBe(500);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'sr-Latn-ME',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
  });
  expect(headers.etag).not.toBe('"x"');
  expect(headers).not.toHaveProperty('link');
  expect(body).toMatch(/^<!doctype html>\n<html lang="sr-Latn-ME">/);
  expect(body).toContain('<h1 lang="en">Unexpected Application Error!</h1>');
  expect(body).not.toContain('__next_error__');
  for (const part of ['header', 'main', 'nav', 'footer']) expect(body).toContain(`</${part}>`);
});

test.each([
  ['/news', undefined, 'en'],
  ['/tax?lang=sr', undefined, 'sr-Latn-ME'],
  ['/tax', 'x=1; lang=sr', 'sr-Latn-ME'],
  ['/tax', 'lang=xx', 'en'],
  ['/vidi-i-uradi', 'lang=en', 'sr-Latn-ME'],
])('%s with the cookie %s is in %s', async (path, cookie, tag) => {
  handle = fail;
  const { body } = await get(path, { Accept: 'text/html', ...(cookie ? { Cookie: cookie } : {}) });
  expect(body).toContain(`<html lang="${tag}">`);
});

test.each([
  ['HTML', '/news', sendHtml],
  ['a failed page of any type', '/vijesti', fail],
])('it replaces %s for a client that accepts anything', async (_what, path, failure) => {
  handle = failure;
  expect((await get(path, { Accept: '*/*' })).body).toMatch(/^<!doctype html>/);
});

test('it is compressed like other pages', async () => {
  handle = (response) => void response.writeHead(500, { 'Content-Type': 'text/html' }).end('x');
  const { headers } = await get('/news', { 'Accept-Encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
});

test('other responses stay as they are', async () => {
  handle = (response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>fine');
  expect(await get('/news')).toMatchObject({ status: 200, body: '<p>fine' });
  handle = (response) => void response.writeHead(500, { 'Content-Type': 'application/json' }).end('{}');
  expect(await get('/api/article', {})).toMatchObject({ status: 500, body: '{}' });
  handle = (response) => void response.writeHead(503, { 'Content-Type': 'text/html' }).end('<p>later');
  expect(await get('/news')).toMatchObject({ status: 503, body: '<p>later' });
});

test('it leads to the sections and to the other language, whatever the cookie says', async () => {
  handle = fail;
  const hrefs = async (cookie: string) => {
    const { body } = await get('/tax', { Accept: 'text/html', Cookie: cookie });
    return [...body.matchAll(/<a href="(\/[^"]*)"/g)].map(([, href]) => href);
  };
  expect(await hrefs('lang=en')).toEqual(['/', '/?lang=sr', '/', '/see-and-do', '/events', '/news', '/visitors-info']);
  expect(await hrefs('lang=sr')).toEqual([
    '/?lang=sr',
    '/?lang=en',
    '/?lang=sr',
    '/vidi-i-uradi',
    '/dogadjaji',
    '/vijesti',
    '/visitors-info?lang=sr',
  ]);
});
