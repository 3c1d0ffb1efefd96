/** @jest-environment node */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HINT, hintEagerCompile } from '@/lib/build/eagerCompile.mjs';

test('the scripts that every page runs are marked once, and no other', async () => {
  const distDir = await mkdtemp(join(tmpdir(), 'kotor-build-'));
  const file = (name: string): string => join(distDir, name);
  await writeFile(
    file('build-manifest.json'),
    JSON.stringify({ rootMainFiles: ['main.js'], lowPriorityFiles: ['a.js'] }),
  );
  for (const name of ['main.js', 'a.js']) await writeFile(file(name), 'run()');
  await hintEagerCompile({ distDir });
  await hintEagerCompile({ distDir });
  expect(await readFile(file('main.js'), 'utf8')).toBe(`${HINT}run()`);
  expect(await readFile(file('a.js'), 'utf8')).toBe('run()');
});
