/** @jest-environment jsdom */
import fc from 'fast-check';
import { picturesOf } from '@/lib/articles/body/block';
import { htmlOf, IMG, nameOf, read, toBlocks } from '@/lib/articles/body/blocks.testUtils';

const many = (content: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(content, { maxLength }).map((parts) => parts.join(''));

const within = (tags: string[], content: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom(...tags), content).map(([tag, inside]) => `<${tag}>${inside}</${tag}>`);

const WORD = fc.constant(' {word} ');
const PICTURE = fc.constant('{picture}');
const NOTHING = fc.constantFrom('<br>', '&nbsp;', ' ', '\n', '<!-- c -->', '<o:p></o:p>');

type Parts = { inline: string; inlineOrPicture: string; block: string };

const parts = fc.letrec<Parts>((tie) => {
  const inline = many(tie('inline'), 3);
  const row = fc.tuple(inline, WORD).map(([data, word]) => `<tr><td>${data}</td><th>${word}</th></tr>`);
  return {
    inline: fc.oneof({ maxDepth: 3 }, WORD, NOTHING, within(['b', 'i', 'span', 'font', 'u', 'unknown'], inline)),
    inlineOrPicture: fc.oneof(
      { maxDepth: 2 },
      tie('inline'),
      PICTURE,
      within(['b', 'span', 'a'], many(tie('inlineOrPicture'), 2)),
    ),
    block: fc.oneof(
      { maxDepth: 3 },
      WORD,
      many(tie('inlineOrPicture'), 5).map((content) => `<p style="x">${content}</p>`),
      within(['h1', 'h2', 'h3'], many(tie('inlineOrPicture'), 3)),
      within(['ul', 'ol'], many(within(['li'], inline), 3)),
      within(['table'], many(row, 2)),
      within(['p'], PICTURE),
      within(['div', 'section', 'center', 'main', 'aside'], many(tie('block'), 4)),
      within(['blockquote', 'figure', 'article'], many(tie('block'), 2)),
      within(['span', 'b', 'font'], many(tie('block'), 3)),
    ),
  };
});

/** HTML whose words and pictures are numbered in reading order. */
const bodies = fc.array(parts.block, { minLength: 6, maxLength: 14 }).map((blocks) => {
  const words: string[] = [];
  const pictures: string[] = [];
  const html = blocks.join('').replace(/{(word|picture)}/g, (_, kind) => {
    if (kind === 'word') return `w${words.push(`w${words.length}`) - 1}`;
    return IMG(`p${pictures.push(`p${pictures.length}`) - 1}`);
  });
  return { html, words, pictures };
});

const OPTIONS = { numRuns: 50, seed: 1 };

test('all words and pictures stay, in their order and once', async () => {
  await fc.assert(
    fc.asyncProperty(bodies, async ({ html, words, pictures }) => {
      const blocks = await toBlocks(html);
      const text = blocks.map((block) => read(htmlOf(block))[0]?.textContent).join(' ');
      expect(text.split(/\s+/).filter(Boolean)).toEqual(words);
      expect(blocks.flatMap(picturesOf).map(nameOf)).toEqual(pictures);
    }),
    OPTIONS,
  );
});

test('no block is empty or more than one element, and neighbouring pictures are a gallery', async () => {
  await fc.assert(
    fc.asyncProperty(bodies, async ({ html }) => {
      const blocks = await toBlocks(html);
      for (const [index, block] of blocks.entries()) {
        if ('html' in block) expect(block.length > 0 || block.html === '<hr>').toBe(true);
        if ('html' in block) expect(read(block.html)[0]?.children).toHaveLength(1);
        if (block.kind === 'gallery') expect(block.pictures.length).toBeGreaterThan(1);
        if (picturesOf(block).length > 0)
          expect(picturesOf(blocks[index + 1] ?? { kind: 'text', html: '', length: 0, chunks: 0 })).toEqual([]);
      }
    }),
    OPTIONS,
  );
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
