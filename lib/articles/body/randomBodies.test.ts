/** @jest-environment jsdom */
import { picturesOf } from '@/lib/articles/body/block';
import { htmlOf, nameOf, read, toBlocks } from '@/lib/articles/body/blocks.cases';
import { below, createRandom, oneOf, seeds } from '@/lib/articles/seededRandom.cases';

/** Random HTML whose words and pictures are numbered in reading order. */
function generate(seed: number): { html: string; words: string[]; pictures: string[] } {
  const random = createRandom(seed);
  const words: string[] = [];
  const pictures: string[] = [];
  const word = (): string => {
    words.push(`w${words.length}`);
    return ` ${words.at(-1)} `;
  };
  const picture = (): string => {
    pictures.push(`p${pictures.length}`);
    return `<img src="/media/${pictures.at(-1)}.jpg">`;
  };
  const many = (make: (depth: number) => string, depth: number, most: number): string =>
    Array.from({ length: below(random, most + 1) }, () => make(depth)).join('');
  const within = (tags: readonly string[], content: string): string => {
    const tag = oneOf(random, tags);
    return `<${tag}>${content}</${tag}>`;
  };

  const inline = (depth: number): string => {
    const kind = below(random, depth > 3 ? 3 : 5);
    if (kind === 0) return '<br>';
    if (kind === 1) return oneOf(random, ['&nbsp;', ' ', '\n', '<!-- c -->', '<o:p></o:p>']);
    if (kind === 2) return word();
    return within(['b', 'i', 'span', 'font', 'u', 'unknown'], many(inline, depth + 1, 3));
  };
  const inlineOrPicture = (depth: number): string => {
    const kind = below(random, 8);
    if (kind === 0) return picture();
    if (kind === 1) return within(['b', 'span', 'a'], many(inlineOrPicture, depth + 2, depth > 3 ? 0 : 2));
    return inline(depth);
  };
  const item = (depth: number): string => `<li>${many(inline, depth, 3)}</li>`;
  const row = (depth: number): string => `<tr><td>${many(inline, depth, 3)}</td><th>${word()}</th></tr>`;
  const block = (depth: number): string => {
    const kind = below(random, depth > 3 ? 8 : 11);
    if (kind <= 2) return `<p style="x">${many(inlineOrPicture, depth, 5)}</p>`;
    if (kind === 3) return within(['h1', 'h2', 'h3'], many(inlineOrPicture, depth, 3));
    if (kind === 4) return within(['ul', 'ol'], many(item, depth, 3));
    if (kind === 5) return `<table>${many(row, depth, 2)}</table>`;
    if (kind === 6) return `<p>${picture()}</p>`;
    if (kind === 7) return word();
    if (kind === 8) return within(['div', 'section', 'center', 'main', 'aside'], many(block, depth + 1, 4));
    if (kind === 9) return within(['blockquote', 'figure', 'article'], many(block, depth + 1, 2));
    return within(['span', 'b', 'font'], many(block, depth + 1, 3));
  };
  return { html: Array.from({ length: 6 + below(random, 8) }, () => block(0)).join(''), words, pictures };
}

const random = seeds(150).map(generate);

test('all words and pictures stay, in their order and once', async () => {
  for (const { html, words, pictures } of random) {
    const blocks = await toBlocks(html);
    const text = blocks.map((block) => read(htmlOf(block))[0]?.textContent).join(' ');
    expect({ html, words: text.split(/\s+/).filter(Boolean) }).toEqual({ html, words });
    expect({ html, pictures: blocks.flatMap(picturesOf).map(nameOf) }).toEqual({ html, pictures });
  }
});

test('no block is empty or more than one element, and neighbouring pictures are a gallery', async () => {
  for (const { html } of random) {
    const blocks = await toBlocks(html);
    for (const [index, block] of blocks.entries()) {
      if ('length' in block) expect(block.length > 0 || block.html === '<hr>').toBe(true);
      if ('length' in block) expect(read(block.html)[0]?.children).toHaveLength(1);
      if (block.kind === 'gallery') expect(block.pictures.length).toBeGreaterThan(1);
      if (picturesOf(block).length > 0)
        expect(picturesOf(blocks[index + 1] ?? { kind: 'text', html: '', length: 0, chunks: 0 })).toEqual([]);
    }
  }
});

test('a browser reads every block as it was written, whatever was nested in the body', async () => {
  const allowed = 'p h2 li dt td a figure caption table'.split(' ');
  const dropped = 'button object select template form details'.split(' ');
  for (const outer of allowed)
    for (const middle of [...allowed, ...dropped])
      for (const inner of allowed) {
        const html = `<${outer}>w0<${middle} href="/x">w1<${inner} href="/y">w2</${inner}>w3</${middle}>w4</${outer}>w5`;
        const blocks = (await toBlocks(html)).map(htmlOf);
        expect({ html, blocks }).toEqual({ html, blocks: blocks.map((block) => read(block)[0]?.innerHTML) });
      }
});
