import { BADGE_COLOURS, badgeColour } from '@/lib/articles/badge';
import { contrastOf, luminance } from '@/lib/articles/contrast.testUtils';

const contrast = (colour: string): number => contrastOf(1, luminance(Buffer.from(colour.slice(1), 'hex')));

test('black on white has the greatest contrast, white on white none', () => {
  expect(contrast('#000000')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff')).toBeCloseTo(1, 5);
  expect(contrast('#767676')).toBeCloseTo(4.54, 2);
});

test.each(BADGE_COLOURS)('white on %s has a contrast of 4.5 : 1 or more', (colour) => {
  expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  expect(contrast(colour)).toBeGreaterThanOrEqual(4.5);
});

/** Published values of FNV-1a, 32 bits: the colour of a name must never change from one release to the next. */
const FNV_1A: [name: string, hash: number][] = [
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
];

test.each(FNV_1A)('the colour of %j comes from its hash', (name, hash) => {
  expect(badgeColour(name)).toBe(BADGE_COLOURS[hash % BADGE_COLOURS.length]);
});

test('many names share all the colours', () => {
  const used = new Set(Array.from({ length: 500 }, (_, index) => badgeColour(`Category ${index}`)));
  expect(used.size).toBe(BADGE_COLOURS.length);
});
