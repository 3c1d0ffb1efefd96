import type { Block } from '@/lib/articles/body/block';
import { readingMinutes } from '@/lib/articles/body/readingTime';
import { toPicture } from '@/lib/pictures/picture';

const text = (length: number): Block => ({ kind: 'text', html: '', length, chunks: 1 });
const heading = (length: number): Block => ({ kind: 'heading', html: '', length });
const image: Block = { kind: 'image', picture: toPicture({ url: '/media/a.jpg' }, null, null) };

const CASES: [what: string, blocks: Block[], minutes: number][] = [
  ['nothing', [], 1],
  ['a picture', [image], 1],
  ['a line', [text(80)], 1],
  ['1,799 characters', [text(1_799)], 1],
  ['1,800 characters', [text(1_800)], 2],
  ['text and headings', [heading(100), text(1_200), image, heading(100), text(1_000)], 2],
  ['a long story', [text(12_000)], 10],
];

test.each(CASES)('%s takes a reader so many minutes', (_what, blocks, minutes) => {
  expect(readingMinutes(blocks)).toBe(minutes);
});
