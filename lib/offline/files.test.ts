import { filesIn, isData, isFile, parsePictureUrl, picturesIn } from '@/lib/offline/files';
import { searchIndexHref, tripEntriesHref } from '@/lib/routing/browserHref';

const url = (address: string): URL => new URL(address, 'https://site.example');

test('files are what is named by its content, and fonts', () => {
  for (const path of ['/_next/static/chunks/a.js', '/fonts/b.woff2']) expect(isFile(url(path))).toBe(true);
  for (const path of ['/tax', '/pictures/a-320.avif', '/_next/image?url=x']) expect(isFile(url(path))).toBe(false);
});

test('a page names its files in attributes, lists and styles', () => {
  const html = `<link href="/_next/static/a.css"><script src='/_next/static/b.js'></script><a href="/tax">x</a>
    <script type="application/json">["/_next/static/c.js","/_next/static/b.js"]</script><i style="x:url(/fonts/d.woff2)"><use href="/_next/static/e.svg#land">`;
  expect(filesIn(html)).toEqual([
    '/_next/static/a.css',
    '/_next/static/b.js',
    '/_next/static/c.js',
    '/fonts/d.woff2',
    '/_next/static/e.svg',
  ]);
});

test('data are a trip and the search index, but not search results', () => {
  for (const path of [tripEntriesHref('en', 'perast'), searchIndexHref('en')]) expect(isData(url(path))).toBe(true);
  for (const path of [searchIndexHref('en', 'perast'), '/tax']) expect(isData(url(path))).toBe(false);
});

test('all widths of a picture are one', () => {
  expect(parsePictureUrl(url('/pictures/old-town-480.avif'))).toEqual({ key: '/pictures/old-town', width: 480 });
  expect(parsePictureUrl(url('/pictures/old-town-960.webp'))?.key).toBe('/pictures/old-town');
  expect(parsePictureUrl(url('/pictures/old-town-upright-640.avif'))).toEqual({
    key: '/pictures/old-town',
    width: 640,
  });
  expect(parsePictureUrl(url('/pictures/old-town-tall-800.avif'))?.key).toBe('/pictures/old-town');
  const image = '/_next/image?url=%2Fmedia%2Fa.jpg&w=640&q=60';
  expect(parsePictureUrl(url(image))).toEqual({ key: '/_next/image?url=%2Fmedia%2Fa.jpg', width: 640 });
  expect(parsePictureUrl(url('/icons/icon.svg'))).toBeNull();
});

test('each picture is taken once and whole, which any screen can show, in the width that is wanted', () => {
  const html = `<source srcset="/pictures/a-upright-180.avif 180w, /pictures/a-upright-480.avif 480w">
    <img src="/pictures/a-960.webp"><source srcSet="/pictures/b-240.avif 240w, /pictures/b-480.avif 480w">
    <IMG SRCSET="/_next/image?url=%2Fm.jpg&amp;w=320&amp;q=60 320w, /_next/image?url=%2Fm.jpg&amp;w=640&amp;q=60 640w">
    <img src="https://elsewhere.example/pictures/d-320.avif"><img src="data:image/gif;base64,R0">`;
  expect(picturesIn(html, 480)).toEqual([
    '/pictures/a-480.avif',
    '/pictures/b-480.avif',
    '/_next/image?url=%2Fm.jpg&w=480&q=60',
  ]);
});

test('a picture in the HTML of an article has its whole address, whatever its other attributes have', () => {
  const html = `<img alt="a > b" class="x" src="/_next/image?url=%2Fm.jpg&#x26;w=960&#x26;q=60" loading="lazy">
    <img alt=" src=" src="/pictures/a-960.webp"><img src=""><img alt="<img" src="/pictures/b-960.webp">`;
  expect(picturesIn(html, 480)).toEqual([
    '/_next/image?url=%2Fm.jpg&w=480&q=60',
    '/pictures/a-480.avif',
    '/pictures/b-480.avif',
  ]);
});
