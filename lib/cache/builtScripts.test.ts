/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classesIn, scriptClasses } from '@/lib/cache/builtScripts.mjs';

const home = process.cwd();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(folder, '.next/static/chunks'), { recursive: true });
  const write = (name: string, text: string): Promise<void> =>
    writeFile(join(folder, '.next/static/chunks', name), text);
  await write(
    'a.js',
    'e.v({accept:"Sjb1MG_accept"});e.v(t=>Promise.all(["static/chunks/b-1~.js","static/chunks/b.css"]))',
  );
  await write('b-1~.js', 'e.v({open:"H-cGqq_open -x_base"});["static/chunks/a.js"]');
  process.chdir(folder);
});

afterAll(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

test('the classes of a script are its own and those of the scripts it may bring', async () => {
  expect([...(await scriptClasses(['/_next/static/chunks/a.js']))]).toEqual([
    'Sjb1MG_accept',
    'H-cGqq_open',
    '-x_base',
  ]);
  expect([...(await scriptClasses([]))]).toEqual([]);
});

test('a text of one endless word is read in no time', () => {
  expect([...classesIn(`"className":"a_b c_d" ${'x'.repeat(1_000_000)}`)]).toEqual(['a_b', 'c_d']);
});
