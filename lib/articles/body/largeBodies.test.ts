import { htmlOf, toBlocks } from '@/lib/articles/body/blocks.testUtils';
import { toBlocks as convert } from '@/lib/articles/body/toBlocks';
import { toPlainText } from '@/lib/articles/plainText';

const manyOpen = Array.from({ length: 500 }, (_, index) => `<b id="${index}">`).join('');

test.each([
  ['1 MB of paragraphs', '<p>Lorem <b>ipsum</b> dolor sit</p>'.repeat(30_000), 30_000],
  ['1 MB of one text', `<p>${'word '.repeat(200_000)}</p>`, 1],
  ['1 MB of pictures', '<p><img src="/media/a.jpg"></p>'.repeat(32_000), 1],
  ['300 kB of opening brackets', '<'.repeat(300_000), 1],
  ['3 MB of pictures as data', `<p>word<img src="data:image/png;base64,${'A'.repeat(3_000_000)}"></p>`, 1],
  ['3 MB of a picture as data, in old spelling', `<p>word<IMG SRC = 'DATA:image/png,${'A'.repeat(3_000_000)}'></p>`, 1],
  ['1 MB of spaces in an address', `<a href="/a${' '.repeat(1_000_000)}b">word</a>`, 1],
  // As a browser would read these, the work and the memory grow with the square of the length.
  ['1 MB of wrappers in wrappers', `${'<div>'.repeat(200_000)}word`, 1],
  ['500 open bold texts before 200,000 paragraphs', `${manyOpen}${'<p>word'.repeat(200_000)}`, 1],
  ['5,000 wrappers', `${'<div>'.repeat(5_000)}word`, 1],
  ['5,000 lists in lists', `${'<ul><li>'.repeat(5_000)}word`, 1],
  ['5,000 tables in tables', `${'<table><tr><td>'.repeat(5_000)}word`, 1],
])('%s is converted', async (_what, html, blocks) => {
  expect(await toBlocks(html)).toHaveLength(blocks);
});

test.each([
  ['of more than 2 MB', '<p>word</p>'.repeat(200_000)],
  ['that cleaning makes larger than that', '<'.repeat(1_000_000)],
  ['of 4.5 MB of ampersands', '&'.repeat(4_500_000)],
])('a body %s has no blocks', async (_what, html) => {
  expect(await convert(html, 'https://site.example')).toBeNull();
});

test('of thousands of pictures the first 300 are shown, and the captions of the rest stay as words', async () => {
  const figures = Array.from(
    { length: 1_000 },
    (_, index) => `<figure><img src="/media/${index}.jpg"><figcaption>Caption ${index} &lt;</figcaption></figure>`,
  );
  const [gallery, ...rest] = await toBlocks(figures.join(''));
  expect(gallery?.kind === 'gallery' && gallery.pictures.length).toBe(300);
  expect(rest).toHaveLength(700);
  expect(rest.map((block) => toPlainText(htmlOf(block))).join()).toMatch(/^Caption 300 <,.*,Caption 999 <$/);
});
