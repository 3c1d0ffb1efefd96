import { BADGE_COLOURS, badgeColour } from '@/lib/articles/badge';

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrastWithWhite = (colour: string): number => 1.05 / (luminance(colour) + 0.05);

test('the measure of contrast is right', () => {
  expect(contrastWithWhite('#000000')).toBeCloseTo(21, 5);
  expect(contrastWithWhite('#ffffff')).toBeCloseTo(1, 5);
  expect(contrastWithWhite('#767676')).toBeCloseTo(4.54, 2);
});

test.each(BADGE_COLOURS)('white on %s has a contrast of 4.5 : 1 or more', (colour) => {
  expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  expect(contrastWithWhite(colour)).toBeGreaterThanOrEqual(4.5);
});

test('no colour is in the list twice', () => {
  expect(new Set(BADGE_COLOURS).size).toBe(BADGE_COLOURS.length);
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
