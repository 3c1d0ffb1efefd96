/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything the running site is made of. */
const sources = ['app', 'components', 'lib', '.']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(mjs|tsx?)$/.test(name) && !/\.(test|cases|suite)\./.test(name))
  .map((name) => readFileSync(name, 'utf8'));

const runbook = readFileSync(join('lib', 'server', 'RUNBOOK.md'), 'utf8');

const namesIn = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
];

const named = (heading: string): string[] => {
  const section = runbook.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  const firstCells = section
    .split('\n')
    .filter((line) => /^\| `/.test(line))
    .map((line) => line.split('|')[1] ?? '');
  return firstCells.flatMap((cell) => [...cell.matchAll(/`([\w.]+)/g)].map(([, name = '']) => name));
};

test('the runbook has every event of the log, and no other', () => {
  const events = [
    ...namesIn(/\blog\.(?:info|warn|error)\(\s*'([\w.]+)'/g),
    ...namesIn(/\bwriteLine\(\s*'(?:info|warn|error)',\s*'([\w.]+)'/g),
    'uncaughtException',
    'unhandledRejection',
  ];
  expect(events.length).toBeGreaterThan(12);
  expect(named('Log lines').sort()).toEqual([...new Set(events)].sort());
});

test('the runbook has every metric of ours, and no other', () => {
  const metrics = namesIn(/^\s*name: '(site_\w+)'/gm);
  expect(metrics.length).toBeGreaterThan(2);
  expect(
    named('Metrics')
      .filter((name) => name.startsWith('site_'))
      .sort(),
  ).toEqual(metrics.sort());
});
