import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { log } from '@/lib/server/log';

const filesIn = (folder: string, recursive: boolean): string[] =>
  readdirSync(folder, { recursive, encoding: 'utf8' }).map((name) => join(folder, name));

const sources = [...filesIn('.', false), ...['app', 'components', 'lib'].flatMap((folder) => filesIn(folder, true))]
  .filter((name) => /\.(mjs|tsx?)$/.test(name) && !/\.(test|testUtils|cases|suite)\./.test(name))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n');

const matches = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

/** The first cells of the table under a heading. */
const firstCells = (heading: string): string =>
  (readFileSync('docs/runbook.md', 'utf8').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').replace(
    /^(\|[^|]*\|).*$/gm,
    '$1',
  );

test('the runbook has every event of the log, and no other', () => {
  const events = matches(sources, /\b(?:log\.(?:info|warn|error)|warn(?:Once)?)\(\s*'([\w.]+)'/g);
  expect(events.length).toBeGreaterThan(12);
  const all = [...events, 'uncaughtException', 'unhandledRejection'].sort();
  expect(matches(firstCells('Log lines'), /`([\w.]+)`/g)).toEqual(all);
});

test('the runbook has every metric of the site, and no other', () => {
  const metrics = matches(sources, /^\s*name: '(site_\w+)'/gm);
  expect(metrics.length).toBeGreaterThan(2);
  expect(matches(firstCells('Metrics'), /`(site_\w+)/g)).toEqual(metrics);
});

test('no control character or separator of lines is written as it is', () => {
  const actual = jest.requireActual<{ log: typeof log }>('@/lib/server/log');
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const message = 'a\n\u001b[31m\u007f\u0085\u009b31m\u2028\u2029š';
  actual.log.error('browser.failed', { message });
  const [line] = write.mock.calls[0] as [string];
  write.mockRestore();
  expect(line.trimEnd()).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  expect(JSON.parse(line)).toMatchObject({ event: 'browser.failed', message });
});
