import { readdirSync, readFileSync } from 'node:fs';

const SHEETS = ['app', 'components']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.scss'))
  .map((file) => ({ file, css: readFileSync(file, 'utf8') }));

/** Black in a mask stands for opaque. */
const HEX_COLOUR = /#(?!000\b)[0-9a-f]{3,8}\b/gi;

/** The underline of a card’s title is drawn by its background. */
const MOTION = /^(transform|opacity|background-size|none)\b/;

test('no stylesheet but the tokens has a hex colour', () => {
  const raw = SHEETS.filter(({ file }) => !file.endsWith('design/_tokens.scss')).flatMap(({ file, css }) =>
    (css.match(HEX_COLOUR) ?? []).map((colour) => `${file}: ${colour}`),
  );
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
