import { readdirSync, readFileSync } from 'node:fs';

/** Black in a mask stands for opaque. */
const HEX_COLOUR = /#(?!000\b)[0-9a-f]{3,8}\b/gi;

test('no stylesheet but the tokens has a hex colour', () => {
  const files = ['app', 'components']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.scss') && !file.endsWith('design/_tokens.scss'));
  const raw = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(HEX_COLOUR) ?? []).map((colour) => `${file}: ${colour}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(raw).toEqual([]);
});
