/** @jest-environment node */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HINT, hintEagerCompile } from '@/lib/build/eagerCompile.mjs';

const LONG = 'run();'.repeat(20_000);
const SHORT = 'run()';

test('the long scripts that every page runs are marked once, and no other', async () => {
  const distDir = await mkdtemp(join(tmpdir(), 'kotor-build-'));
  const read = (name: string): Promise<string> => readFile(join(distDir, name), 'utf8');
  const files = {
    'build-manifest.json': JSON.stringify({ rootMainFiles: ['main.js', 'short.js'], lowPriorityFiles: ['other.js'] }),
    'main.js': LONG,
    'short.js': SHORT,
    'other.js': LONG,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(distDir, name), text);
  await hintEagerCompile({ distDir });
  await hintEagerCompile({ distDir });
  expect(await read('main.js')).toBe(`${HINT}${LONG}`);
  expect(await read('short.js')).toBe(SHORT);
  expect(await read('other.js')).toBe(LONG);
});
