import { readdirSync, readFileSync } from 'node:fs';
import { WEB_FONTS } from '@/lib/server/document/webFonts';

const read = (file: string): string => readFileSync(file, 'utf8');

const SHEETS = ['app', 'components']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.scss'))
  .map((file) => ({ file, css: read(file) }));

/** Black in a mask stands for opaque. */
const COLOUR = /#(?!000\b)[0-9a-f]{3,8}\b|\brgba?\((?!0 0 0\b)\d.*?\)/gi;

const LETTERS = /\bfont(?:-size)?: [^;]*?\d(?:px|pt|rem)\b/g;

/** Their letters have the units of a drawing, or of paper. */
const DRAWN = /(?:Bay|Map)Drawing|MapPins|RouteMap|GuestSheet/;

/** The underline of a card’s title is drawn by its background. */
const MOTION = /^(transform|opacity|background-size|visibility|none)\b/;

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

const SHEET = 'components/ui/design/_tokens.scss';
const TOKENS = read(SHEET) + read('components/ui/design/_shade.scss');

/** The end of the gradient of a share image without a picture. */
const OWN_COLOUR = '#082a36';

test.each([
  'app/manifest.webmanifest/route.ts',
  'app/[lang]/layout.tsx',
  'lib/server/errors/errorPage.ts',
  'lib/seo/share-images/render/cropPicture.ts',
  'lib/seo/share-images/render/overlay.ts',
  'public/icons/icon.svg',
])('the colours of %s are those of the tokens', (file) => {
  const colours = read(file).match(/(?:--[\w-]+: )?#[0-9a-f]{3,8}\b/gi) ?? [];
  expect(colours).not.toEqual([]);
  expect(colours.filter((colour) => !TOKENS.includes(colour) && colour !== OWN_COLOUR)).toEqual([]);
});

const namesIn = (file: string, pattern: RegExp): string[] =>
  Array.from(read(file).matchAll(pattern), ([, name = '']) => name);

const FAMILY = /(?<=--font-.+)'(.+?)'/g;
const FAMILIES = namesIn(SHEET, FAMILY);

test.each([
  [
    SHEET,
    FAMILY,
    [...WEB_FONTS.map(({ family }) => family), ...namesIn('components/ui/design/_fonts.scss', /-fallback\('(.+?)'/g)],
  ],
  ['app/[lang]/globals.scss', /'([\w ]+ fallback[\w ]*)'/g, FAMILIES],
  ['lib/server/errors/errorPage.ts', /(?<=font.+)"(.+?)"/g, FAMILIES],
  ['lib/seo/share-images/render/text.ts', /FONT = '(.+) Medium'/g, FAMILIES],
  ['components/map/streetMapStyle.ts', /'"(.+)"'/g, FAMILIES],
])('the typefaces that %s names are known', (file, pattern, known) => {
  const names = namesIn(file, pattern);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test('no transition changes the layout', () => {
  const properties = SHEETS.flatMap(({ css }) =>
    [...css.matchAll(/\btransition(?:-property)?: ([^;]+);/g)].flatMap(([, values = '']) => values.split(', ')),
  );
  expect(properties.length).toBeGreaterThan(3);
  expect(properties.filter((value) => !MOTION.test(value))).toEqual([]);
});

test('the focus ring on a dark ground is light', () => {
  // The toast of the banner, the note on a saved page and the background below the footer have no control.
  const dark = SHEETS.filter(({ css }) => css.includes('background: var(--night)')).filter(
    ({ file }) => !/CookieBanner|notes|globals/.test(file),
  );
  expect(dark.length).toBeGreaterThan(2);
  expect(dark.filter(({ css }) => !css.includes('--focus: var(--gold)')).map(({ file }) => file)).toEqual([]);
});
