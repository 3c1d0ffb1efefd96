import { filesIn, isData, isFile, parsePictureUrl, picturesIn, sourcesIn } from '@/lib/offline/files';
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

test('of a picture with parts the whole is taken, which any screen can show', () => {
  const html = `<source srcset="/pictures/a-upright-480.avif 480w"><source srcset="/pictures/a-480.avif 480w">`;
  expect(picturesIn(html, 480)).toEqual(['/pictures/a-480.avif']);
});

test('so is it where a page shows nothing but a part', () => {
  const html = `<source srcset="/pictures/a-upright-180.avif 180w, /pictures/a-upright-480.avif 480w">
    <img src="/pictures/a-960.webp"><source srcset="/pictures/b-tall-320.avif 320w, /pictures/b-tall-800.avif 800w">`;
  expect(picturesIn(html, 480)).toEqual(['/pictures/a-480.avif', '/pictures/b-320.avif']);
});

test('of each picture the width that is wanted is taken, else the widest there is', () => {
  const html = `<source srcset="/pictures/a-320.avif 320w, /pictures/a-480.avif 480w, /pictures/a-960.avif 960w">
    <img src="/pictures/a-960.webp"><img class="x" src="/pictures/c-960.webp">
    <source srcSet="/pictures/b-240.avif 240w, /pictures/b-320.avif 320w">
    <img srcset="/_next/image?url=%2Fm.jpg&amp;w=320&amp;q=60 320w, /_next/image?url=%2Fm.jpg&amp;w=640&amp;q=60 640w">
    <img src="https://elsewhere.example/pictures/d-320.avif"><img src="data:image/gif;base64,R0">`;
  expect(picturesIn(html, 480)).toEqual([
    '/pictures/a-480.avif',
    '/pictures/b-320.avif',
    '/_next/image?url=%2Fm.jpg&w=640&q=60',
    '/pictures/c-960.webp',
  ]);
});

test('a picture in the HTML of an article has its whole address, whatever its other attributes have', () => {
  const html = `<img alt="a > b" class="x" src="/_next/image?url=%2Fm.jpg&#x26;w=960&#x26;q=60" loading="lazy">
    <img alt=" src=" src="/pictures/a-960.webp"><img src=""><img alt="<img" src="/pictures/b-960.webp">`;
  expect(picturesIn(html, 480)).toEqual([
    '/_next/image?url=%2Fm.jpg&w=960&q=60',
    '/pictures/a-960.webp',
    '/pictures/b-960.webp',
  ]);
});

test('pictures are found in their order, in tags of any case', () => {
  const html = '<img alt="x" src="/media/a.jpg"><IMG SRC="/media/b.jpg"/><img data-src="/media/c.jpg"><imgs src="/d">';
  expect(sourcesIn(html)).toEqual(['/media/a.jpg', '/media/b.jpg']);
});
