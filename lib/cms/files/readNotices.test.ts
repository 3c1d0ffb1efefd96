import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readNotices } from '@/lib/cms/files/readNotices';
import type { Attempt } from '@/lib/cms/files/readPlaces';

const throwing: Attempt = (read) => read();

const root = mkdtempSync(join(tmpdir(), 'kotor-notices-'));
const file = join(root, 'notices.yaml');

afterAll(() => rmSync(root, { recursive: true }));

const write = (fields: string) => writeFileSync(file, `- { id: storm, text: { en: Storm, sr: Oluja }, ${fields} }`);

test('the example for editors is a notice, in the town’s time', () => {
  const manual = readFileSync(join(process.cwd(), 'content', 'README.md'), 'utf8');
  const [, example = ''] = /## Notices[\s\S]*?```yaml\n([\s\S]*?)```/.exec(manual) ?? [];
  writeFileSync(file, example);
  expect(readNotices(root, throwing)).toMatchObject([{ from: '2026-11-25T05:00:00.000Z', page: 'visitorsInfo' }]);
});

test('in summer the town is two hours ahead of UTC', () => {
  write('from: 2026-07-01 00:00, until: 2026-07-01 12:00');
  expect(readNotices(root, throwing)).toMatchObject([{ until: '2026-07-01T10:00:00.000Z' }]);
});

test.each([
  ['no end', 'from: 2026-11-25 06:00', /storm: until: is missing/],
  ['an end before the start', 'from: 2026-11-25 06:00, until: 2026-11-25 05:59', /storm: until: must be after from/],
  ['a day that is none', 'from: 2026-13-25 06:00, until: 2026-11-25 05:59', /storm: from: must be a day and a time/],
  ['a day without time', 'from: 2026-11-25, until: 2026-11-26 05:59', /storm: from: must be a day and a time/],
])('%s is refused', (_, fields, fault) => {
  write(fields);
  expect(() => readNotices(root, throwing)).toThrow(fault);
});

test('a text of more than one line is refused', () => {
  write('from: 2026-11-25 06:00, until: 2026-11-26 06:00');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Oluja', 'Oluja '.repeat(30)));
  expect(() => readNotices(root, throwing)).toThrow(/storm: text: has more than 140 letters/);
});

test('the shipped file is read, and has no notice', () => {
  expect(readNotices(join(process.cwd(), 'content'), throwing)).toEqual([]);
});
