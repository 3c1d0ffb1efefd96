import { balanceLines, layoutTitle, TITLE_SIZES } from '@/lib/seo/share-images/render/titleLayout';

const MAX_WIDTH = 1072;
const SPACE = 0.25;

/** Words of a font in which every letter is half an em wide. */
const toWords = (title: string) => title.split(' ').map((text) => ({ text, width: text.length / 2 }));

const widthOf = (line: string): number =>
  line.split(' ').reduce((sum, word) => sum + word.length / 2, 0) + SPACE * (line.split(' ').length - 1);

const set = (title: string) => layoutTitle(toWords(title), SPACE, MAX_WIDTH);

const BALANCED: [title: string, count: number, lines: string[]][] = [
  ['aaaa bbbb cccc dddd', 1, ['aaaa bbbb cccc dddd']],
  ['aaaa bbbb cccc dddd', 2, ['aaaa bbbb', 'cccc dddd']],
  ['aaaa bbbb cccc dd', 2, ['aaaa bbbb', 'cccc dd']],
  ['aaaaaaaaaaaa b c d', 2, ['aaaaaaaaaaaa', 'b c d']],
  ['aa bb cc dd ee ff', 3, ['aa bb', 'cc dd', 'ee ff']],
  ['alone', 3, ['alone']],
];

test.each(BALANCED)('%s in %i lines is balanced', (title, count, lines) => {
  const broken = balanceLines(toWords(title), SPACE, count).map((line) => line.map(({ text }) => text).join(' '));
  expect(broken).toEqual(lines);
});

test.each([
  ['News', 92, 1],
  ['A town between wall and water', 92, 2],
  ['Walls, gates and the long way up to the fortress of Saint John above the town', 80, 3],
  [Array(9).fill('Stepenicama').join(' '), 60, 3],
  [Array(12).fill('stepenicama').join(' '), 52, 4],
])('%s has %i px and %i lines', (title, size, count) => {
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

test.each(LONG)('%s never exceeds the width, nor the lines of its size', (_what, title) => {
  const { size, lines } = set(title);
  for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(MAX_WIDTH);
  expect(lines.length).toBeLessThanOrEqual(TITLE_SIZES.find((each) => each.size === size)?.maxLines ?? 0);
});

test('a title that does not fit is truncated with an ellipsis, and one that fits is not', () => {
  const words = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
  const cut = set(words).lines.join(' ');
  expect(cut).toMatch(/^word0 word1 .*\d…$/);
  expect(words.startsWith(cut.slice(0, -1))).toBe(true);
  expect(set('see and do').lines.join(' ')).toBe('see and do');
});
