/** @jest-environment jsdom */
import { picturesOf } from '@/lib/articles/body/block';
import { htmlOf, nameOf, read, toBlocks } from '@/lib/articles/body/blocks.testUtils';

test('nesting beyond any use is cut, so that no later step works through it again and again', async () => {
  const blocks = await toBlocks(`<p>${'<span>'.repeat(500)}one<img src="/media/a.jpg">two`);
  expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'image', 'text']);
  for (const block of blocks) expect(read(htmlOf(block)).length).toBeLessThan(100);
});

test.each([59, 60, 61, 200, 900])('words and pictures %i levels down are kept in order', async (depth) => {
  const blocks = await toBlocks(`${'<div>'.repeat(depth)}one<img src="/media/a.jpg">two<p>three`);
  const whole = blocks.map((block) => `${read(htmlOf(block))[0]?.textContent}${picturesOf(block).map(nameOf)}`);
  expect(whole.join(' ').replace(/\s+/g, ' ')).toMatch(/^one a two ?three$/);
});

test.each([58, 59, 60, 200])('no link is within a link %i levels down', async (depth) => {
  const blocks = await toBlocks(`<a href="/a">${'<div>'.repeat(depth)}one<a href="/b"></a>`);
  expect(blocks.map(htmlOf).join('')).not.toMatch(/<a[^>]*>[^<]*<a/);
});
