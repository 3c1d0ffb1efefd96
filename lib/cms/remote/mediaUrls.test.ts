import type { IncomingMessage, ServerResponse } from 'node:http';
import fc from 'fast-check';
import { isMediaPath } from '@/lib/cms/mediaPath';
import { createHostRemover } from '@/lib/cms/remote/hostRemover';
import { toMediaUrl, withMediaHtml } from '@/lib/cms/remote/mediaUrls';
import { limitImageOptimizer } from '@/lib/server/limitImageOptimizer';
import { log } from '@/lib/server/log';

const SOURCES = { apiHost: 'https://api.example.org', mediaHosts: ['cdn.example.org'] };

const URLS: [url: string, media: string | null][] = [
  ['https://api.example.org/uploads/a.jpg', '/media/uploads/a.jpg'],
  ['https://api.example.org:443/uploads/a.jpg', '/media/uploads/a.jpg'],
  ['https://API.example.org/uploads/a.jpg?v=2#x', '/media/uploads/a.jpg'],
  ['http://203.0.113.9:5000/uploads/a.jpg', '/media/uploads/a.jpg'],
  ['http://203.0.113.9/uploads/a.jpg', '/media/uploads/a.jpg'],
  ['/uploads/a.jpg', '/media/uploads/a.jpg'],
  ['uploads/a.jpg', '/media/uploads/a.jpg'],
  ['/uploads/ljeto 2026/šetnja.jpg', '/media/uploads/ljeto%202026/%C5%A1etnja.jpg'],
  ['/uploads/../../etc/passwd', '/media/etc/passwd'],
  ['/uploads/%61%28,+@.jpg', '/media/uploads/a(%2C%2B@.jpg'],
  ['/uploads//2026///a.jpg', '/media/uploads/2026/a.jpg'],
  ['https://api.example.org//uploads/a.jpg', '/media/uploads/a.jpg'],
  [`/${'a/'.repeat(11)}a.jpg`, `/media/${'a/'.repeat(11)}a.jpg`],
  [`/${'a/'.repeat(12)}a.jpg`, null],
  [`/${'x'.repeat(201)}`, null],
  [`https://cdn.example.org/${'a/'.repeat(11)}a.jpg`, null],
  ['https://api.example.org', null],
  ['https://cdn.example.org/', null],
  ['', null],
  ['/uploads/', null],
  ['/uploads/12:30.jpg', null],
  ['/uploads/100%25.jpg', null],
  ['/uploads/a%2Fb.jpg', null],
  ['/uploads/%ff.jpg', null],
  ['https://203.0.113.9/uploads/a.jpg', null],
  ['https://elsewhere.example/a.jpg', null],
  ['//elsewhere.example/a.jpg', null],
  ['https://api.example.org.evil.example/a.jpg', null],
  ['https://api.example.org@evil.example/a.jpg', null],
  ['https://api.example.org:8443/a.jpg', null],
  ['http://203.0.113.9.evil.example/a.jpg', null],
  ['https://cdn.example.org/b/a.jpg?v=2', '/media/@cdn.example.org/b/a.jpg'],
  ['//CDN.example.org/a.jpg', '/media/@cdn.example.org/a.jpg'],
  ['http://cdn.example.org/a.jpg', null],
  ['https://cdn.example.org:8443/a.jpg', null],
  ['https://a.cdn.example.org/a.jpg', null],
  ['https://cdn.example.org.evil.example/a.jpg', null],
  ['https://cdn.example.org@evil.example/a.jpg', null],
  ['data:image/png;base64,AAAA', null],
  ['javascript:alert(1)', null],
  ['file:///etc/passwd', null],
  ['blob:https://api.example.org/1', null],
  ['blob:https://cdn.example.org/1', null],
  ['http://', null],
];

test.each(URLS)('the picture %s is %s on this site', (url, media) => {
  expect(toMediaUrl(url, SOURCES)).toBe(media);
});

test.each(['http://cms.example.org', 'https://cms.example.org:8443'])(
  'a picture on the host of %s by another scheme or port has a path without the host',
  (apiHost) => {
    const media = toMediaUrl('https://cms.example.org/u/a.jpg', { apiHost, mediaHosts: ['cms.example.org'] });
    expect(media).toBe('/media/@/u/a.jpg');
    expect(createHostRemover(apiHost)(media ?? '')).toBe(media);
  },
);

test('a path that is no path of a picture is logged, once', () => {
  for (const url of ['/12:31.jpg', '/12:31.jpg', '/a/', '']) toMediaUrl(url, SOURCES);
  expect(jest.mocked(log.warn).mock.calls).toEqual(
    ['/12:31.jpg', '/a/'].map((path) => ['provider.unusablePicture', { path }]),
  );
});

test('whatever a content system sends, /media and the optimiser accept the path', async () => {
  const handle = jest.fn(async () => {});
  const optimise = limitImageOptimizer(handle);
  const response = { writeHead: () => response, end: () => {} } as unknown as ServerResponse;
  const segment = fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom('', '.', '..', '%2e%2e', '%2F', '@a', 'š', '%5C'));
  const path = fc.array(segment, { maxLength: 14 }).map((segments) => segments.join('/'));
  const start = fc.constantFrom('', '/', SOURCES.apiHost, 'https://cdn.example.org/');
  await fc.assert(
    fc.asyncProperty(start, path, async (...parts) => {
      const media = toMediaUrl(parts.join(''), SOURCES);
      if (!media) return;
      expect(isMediaPath(media.split('/').slice(2).map(decodeURIComponent))).toBe(true);
      handle.mockClear();
      const url = `/_next/image?url=${encodeURIComponent(media)}&w=480&q=60`;
      await optimise({ url, headers: {} } as IncomingMessage, response);
      expect(handle).toHaveBeenCalledTimes(1);
    }),
  );
});

test('a picture from elsewhere is logged by its origin or its scheme, once', () => {
  for (const name of ['a', 'b']) toMediaUrl(`https://other.example/secret/${name}.jpg`, SOURCES);
  toMediaUrl('http://other.example/secret.jpg', SOURCES);
  for (const scheme of ['mailto', 'tel']) toMediaUrl(`${scheme}:secret`, SOURCES);
  expect(jest.mocked(log.warn).mock.calls).toEqual(
    ['https://other.example', 'http://other.example', 'mailto:', 'tel:'].map((origin) => [
      'provider.foreignPicture',
      { origin },
    ]),
  );
});

const TEXTS: [what: string, html: string, expected: string][] = [
  ['double quotes', '<img alt="x" src="/a.jpg" width="5">', '<img alt="x" src="/media/a.jpg" width="5">'],
  ['single quotes', "<img src='/a.jpg'>", '<img src="/media/a.jpg">'],
  ['no quotes', '<img src=/a.jpg>', '<img src="/media/a.jpg">'],
  ['capital letters and spaces', '<IMG SRC = "/a.jpg">', '<IMG SRC = "/media/a.jpg">'],
  ['line breaks', '<img\nalt=""\nsrc="/a.jpg">', '<img\nalt=""\nsrc="/media/a.jpg">'],
  ['escaped ampersands', '<img src="/a.jpg?b=1&amp;c=2">', '<img src="/media/a.jpg">'],
  ['an apostrophe by number', '<img src="/St.-Luke&#039;s.jpg">', '<img src="/media/St.-Luke\'s.jpg">'],
  ['letters by number', '<img src="http&#58;//203.0.113.9/le&#273;a.jpg">', '<img src="/media/le%C4%91a.jpg">'],
  [
    'entities in a set of addresses',
    '<img srcset="/a&apos;b.jpg 1x, /c.jpg &quot;&amp;quot;">',
    '<img srcset="/media/a\'b.jpg 1x, /media/c.jpg &quot;&amp;quot;">',
  ],
  ['a bracket in another attribute', '<img alt="a > b" src="/a.jpg">', '<img alt="a > b" src="/media/a.jpg">'],
  ['a lazy loader’s placeholder', '<img src="data:x" data-src=/b.jpg>', '<img src="" data-src="/media/b.jpg">'],
  [
    'a set of addresses',
    '<img srcset="/a.jpg 480w, https://elsewhere.example/b.jpg 700w,\n/c.jpg 960w">',
    '<img srcset="/media/a.jpg 480w, /media/c.jpg 960w">',
  ],
  ['a source', '<source data-srcset="/a.webp">', '<source data-srcset="/media/a.webp">'],
  ['src written in another attribute', '<img alt=" src=x" src="/a.jpg">', '<img alt=" src=x" src="/media/a.jpg">'],
  ['several pictures', '<img src="/a.jpg">x<img src="/b.jpg">', '<img src="/media/a.jpg">x<img src="/media/b.jpg">'],
  ['a picture from elsewhere', '<img src="https://elsewhere.example/a.jpg">', '<img src="">'],
  ['no picture', '<p>src="/a.jpg"</p>', '<p>src="/a.jpg"</p>'],
  ['another tag', '<image src="/a.jpg">', '<image src="/a.jpg">'],
  ['a link to a PDF', '<a href="/f/a b.PDF">x</a>', '<a href="/media/f/a%20b.PDF">x</a>'],
  ['the whole address of a PDF', "<a href='https://api.example.org/a.pdf?v=2#p'>", '<a href="/media/a.pdf">'],
  ['a PDF elsewhere', '<a href="https://other.example/a.pdf">', '<a href="https://other.example/a.pdf">'],
  ['a link to a page of this site', '<a href="/tax?of=a.pdf">', '<a href="/tax?of=a.pdf">'],
];

test.each(TEXTS)('in a text with %s pictures point at this site', (_what, html, expected) => {
  expect(withMediaHtml(html, SOURCES)).toBe(expected);
});

test('a hostile text does not take for ever', () => {
  expect(withMediaHtml('<img '.repeat(40_000), SOURCES)).toHaveLength(200_000);
  expect(withMediaHtml(`<img ${'a="'.repeat(40_000)}`, SOURCES)).toHaveLength(120_005);
});
