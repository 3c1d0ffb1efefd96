import { readdirSync, readFileSync } from 'node:fs';

const SHEETS = ['app', 'components']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.scss'))
  .map((file) => ({ file, css: readFileSync(file, 'utf8') }));

/** Black in a mask stands for opaque. */
const COLOUR = /#(?!000\b)[0-9a-f]{3,8}\b|\brgba?\((?!0 0 0\b)\d.*?\)/gi;

const LETTERS = /\b(?:font(?:-size)?: |book-figures\()[^;]*?\d(?:px|pt|rem)\b/g;

/** Their letters have the units of a drawing, or of paper. */
const DRAWN = /(?:Bay|Map)Drawing|MapPins|RouteMap|GuestSheet/;

/** The underline of a card’s title is drawn by its background. */
const MOTION = /^(transform|opacity|background-size|pointer-events|none)\b/;

test.each([
  ['a colour', COLOUR, /^$/],
  ['the size of letters', LETTERS, DRAWN],
])('no stylesheet but the tokens names %s', (_what, value, exceptions) => {
  const raw = SHEETS.filter(
    ({ file }) => !/design\/_(?:tokens|shade)\.scss$/.test(file) && !exceptions.test(file),
  ).flatMap(({ file, css }) => (css.match(value) ?? []).map((found) => `${file}: ${found}`));
  expect(SHEETS.length).toBeGreaterThan(50);
  expect(raw).toEqual([]);
});

test('no transition changes the layout', () => {
  const properties = SHEETS.flatMap(({ css }) =>
    [...css.matchAll(/\btransition(?:-property)?: ([^;]+);/g)].flatMap(([, values = '']) => values.split(', ')),
  );
  expect(properties.length).toBeGreaterThan(3);
  expect(properties.filter((value) => !MOTION.test(value))).toEqual([]);
});

test('the focus ring on a dark ground is light', () => {
  // The toast of the banner and the note on a saved page have no control.
  const dark = SHEETS.filter(({ css }) => css.includes('background: var(--night)')).filter(
    ({ file }) => !/CookieBanner|notes/.test(file),
  );
  expect(dark.length).toBeGreaterThan(2);
  expect(dark.filter(({ css }) => !css.includes('--focus: var(--gold)')).map(({ file }) => file)).toEqual([]);
});
