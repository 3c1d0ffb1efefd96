/** @jest-environment node */
import { evenLines, SETTINGS, setTitle } from '@/lib/cards/draw/lines.mjs';

const ROOM = 1072;
const SPACE = 0.25;

/** Words of a type in which every letter is half an em wide. */
const toWords = (title: string) => title.split(' ').map((text) => ({ text, width: text.length / 2 }));

const widthOf = (line: string): number =>
  line.split(' ').reduce((sum, word) => sum + word.length / 2, 0) + SPACE * (line.split(' ').length - 1);

const set = (title: string) => setTitle(toWords(title), SPACE, ROOM);

const EVEN: [title: string, count: number, lines: string[]][] = [
  ['aaaa bbbb cccc dddd', 1, ['aaaa bbbb cccc dddd']],
  ['aaaa bbbb cccc dddd', 2, ['aaaa bbbb', 'cccc dddd']],
  ['aaaa bbbb cccc dd', 2, ['aaaa bbbb', 'cccc dd']],
  ['aaaaaaaaaaaa b c d', 2, ['aaaaaaaaaaaa', 'b c d']],
  ['aa bb cc dd ee ff', 3, ['aa bb', 'cc dd', 'ee ff']],
  ['alone', 3, ['alone']],
];

test.each(EVEN)('%s in %i lines is even', (title, count, lines) => {
  const broken = evenLines(toWords(title), SPACE, count).map((line) => line.map(({ text }) => text).join(' '));
  expect(broken).toEqual(lines);
});

test.each([
  ['News', 92, 1],
  ['A town between wall and water', 92, 2],
  ['Walls, gates and the long way up to the fortress of Saint John above the town', 80, 3],
  [Array(9).fill('Stepenicama').join(' '), 60, 3],
  [Array(12).fill('stepenicama').join(' '), 52, 4],
])('%s is set in %i px on %i lines', (title, size, count) => {
  const { size: chosen, lines } = set(title);
  expect({ size: chosen, count: lines.length }).toEqual({ size, count });
  expect(lines.join(' ')).toBe(title);
});

const LONG: [what: string, title: string][] = [
  ['200 characters without a space', 'x'.repeat(200)],
  ['200 wide words', Array(200).fill('Međunarodni').join(' ')],
  ['a long word among short ones', `see ${'y'.repeat(90)} and do`],
  ['one letter', 'K'],
];

test.each(LONG)('%s never leaves the room, nor fills more lines than its size may', (_what, title) => {
  const { size, lines } = set(title);
  for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(ROOM);
  expect(lines.length).toBeLessThanOrEqual(SETTINGS.find((setting) => setting.size === size)?.lines ?? 0);
});

test('what does not fit is cut with an ellipsis, and what fits is not', () => {
  const words = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
  const cut = set(words).lines.join(' ');
  expect(cut).toMatch(/^word0 word1 .*\d…$/);
  expect(words.startsWith(cut.slice(0, -1))).toBe(true);
  expect(set('see and do').lines.join(' ')).toBe('see and do');
});
