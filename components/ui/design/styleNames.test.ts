import { readdirSync, readFileSync } from 'node:fs';

const FILES = ['app', 'components', 'lib']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.scss$|(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const namesIn = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

/** The classes of each style sheet that components use, as `styles.card`. */
const used = new Map<string, Set<string>>();
for (const { text } of FILES) {
  for (const [, styles, sheet = ''] of text.matchAll(/import (\w+) from '@\/(.+\.module\.scss)'/g)) {
    const names = namesIn(text, new RegExp(`\\b${styles}\\.(\\w+)`, 'g'));
    used.set(sheet, new Set([...(used.get(sheet) ?? []), ...names]));
  }
}

const SHEETS = FILES.filter(({ file }) => file.endsWith('.module.scss'));

test.each(SHEETS)('the classes of $file are those that components use', ({ file, text }) => {
  const rules = text.replace(/\/\/.*|:global\(.*?\)/g, '');
  const declared = new Set(namesIn(rules, /\.([a-z][\w-]*)/gi));
  expect([...declared].sort()).toEqual([...(used.get(file) ?? [])].sort());
});

/** `--zoom` is set by a script. */
const DECLARED = new Set(['--zoom', ...FILES.flatMap(({ text }) => namesIn(text, /(--[\w-]+)'?: /g))]);

test('every custom property that a style sheet reads is declared', () => {
  const unknown = FILES.flatMap(({ file, text }) =>
    namesIn(text, /var\((--[\w-]+)/g)
      .filter((name) => !DECLARED.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
