import fc from 'fast-check';
import { type Block, weightOf } from '@/lib/articles/body/block';
import { type BodySection, balance, mergeTexts, toSections } from '@/lib/articles/body/columns';
import { toPicture } from '@/lib/pictures/picture';

let count = 0;
const unique = (): string => `<p>${++count}</p>`;

const picture = () => toPicture({ url: '/media/a.jpg' }, null, null);
/** A text whose sentences fill their chunks of 100 characters. */
const text = (length: number): Block => ({ kind: 'text', html: unique(), length, chunks: Math.ceil(length / 100) });
const heading = (): Block => ({ kind: 'heading', html: unique(), length: 10 });
const image = (): Block => ({ kind: 'image', picture: picture() });
const gallery = (): Block => ({ kind: 'gallery', pictures: [picture(), picture()] });
const embed = (): Block => ({ kind: 'embed', src: 'https://www.youtube.com/embed/x', host: 'www.youtube.com' });

const weigh = (blocks: readonly Block[]): number => blocks.reduce((total, block) => total + weightOf(block), 0);

const WEIGHTS: [what: string, block: Block, weight: number][] = [
  ['a heading', heading(), 1],
  ['a heading of any length', { ...heading(), length: 5_000 } as Block, 1],
  ['a rule', text(0), 0],
  ['a paragraph of 100 characters', text(100), 4],
  ['a paragraph of 250 characters in three chunks', text(250), 11.5],
  ['a picture', image(), 10],
];

test.each(WEIGHTS)('%s weighs what the requirements say', (_what, block, weight) => {
  expect(weightOf(block)).toBe(weight);
});

/** Blocks by letter: t text of 100 characters (4), l text of 500 (20), h heading (1), i image (10). */
const MAKERS: Record<string, () => Block> = { t: () => text(100), l: () => text(500), h: heading, i: image };
const make = (letters: string): Block[] => letters.split('').map((letter) => (MAKERS[letter] ?? heading)());

const CUTS: [rule: string, letters: string, first: number][] = [
  ['nothing stays nothing', '', 0],
  ['one block stays in the first column', 't', 1],
  ['one heading stays in the first column', 'h', 1],
  ['a heading goes with its paragraph', 'thtt', 1],
  ['a heading and its only paragraph stay together', 'ht', 2],
  ['a heading at the middle never ends the first column', 'tht', 1],
  ['two headings in a row move on together', 'tthhtt', 2],
  ['headings alone stay in the first column', 'hhh', 3],
];

test.each(CUTS)('%s', (_rule, letters, first) => {
  const blocks = make(letters);
  const columns = balance(blocks);
  expect(columns.first).toEqual(blocks.slice(0, first));
  expect(columns.second).toEqual(blocks.slice(first));
});

describe('with random blocks, whatever they are', () => {
  const narrow = [fc.nat(900).map(text), fc.constant(null).map(heading), fc.constant(null).map(image)];

  const check = (blocks: fc.Arbitrary<Block>[], property: (body: Block[]) => void): void =>
    fc.assert(fc.property(fc.array(fc.oneof(...blocks), { maxLength: 25 }), property), { numRuns: 200, seed: 1 });

  test('nothing is lost or moved, no heading ends the first column before text, and no other cut is more even', () => {
    check(narrow, (blocks) => {
      const { first, second } = balance(blocks);
      expect([...first, ...second]).toEqual(blocks);
      if (second.length > 0) expect(first.at(-1)?.kind).not.toBe('heading');
      const others = blocks
        .map((_, index) => index + 1)
        .filter((cut) => blocks[cut - 1]?.kind !== 'heading')
        .map((cut) => Math.abs(weigh(blocks.slice(0, cut)) - weigh(blocks.slice(cut))));
      if (others.length > 0) {
        expect(Math.abs(weigh(first) - weigh(second))).toBeLessThanOrEqual(Math.min(...others) + 1e-9);
      }
    });
  });

  test('galleries and embeds cut the text, and all sections together are the body', () => {
    const blocksOf = (section: BodySection): readonly Block[] =>
      section.kind === 'wide' ? [section.block] : [...section.first, ...section.second];
    check([...narrow, fc.constant(null).map(gallery), fc.constant(null).map(embed)], (body) => {
      const sections = toSections(body);
      expect(sections.flatMap(blocksOf)).toEqual(body);
      for (const section of sections) {
        const isWide = blocksOf(section).every(({ kind }) => kind === 'gallery' || kind === 'embed');
        expect(isWide).toBe(section.kind === 'wide');
      }
    });
  });
});

test('text before, between and after galleries is balanced by itself', () => {
  const sections = toSections([text(100), text(100), gallery(), text(100), embed(), text(100), text(100)]);
  expect(
    sections.map((section) =>
      section.kind === 'wide' ? section.block.kind : [section.first.length, section.second.length],
    ),
  ).toEqual([[1, 1], 'gallery', [1, 0], 'embed', [1, 1]]);
});

test('neighbouring texts are one box, pictures boxes of their own', () => {
  const alone = image();
  const parts = mergeTexts([
    { kind: 'heading', html: '<h2>A</h2>', length: 1 },
    { kind: 'text', html: '<p>b</p>', length: 1, chunks: 1 },
    alone,
    { kind: 'text', html: '<p>c</p>', length: 1, chunks: 1 },
  ]);
  expect(parts.map((block) => ('html' in block ? block.html : block))).toEqual([
    '<h2>A</h2><p>b</p>',
    alone,
    '<p>c</p>',
  ]);
});
