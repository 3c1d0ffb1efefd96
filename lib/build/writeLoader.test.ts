/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLoader } from '@/lib/build/writeLoader.mjs';
import { LOADER_FILE } from '@/lib/document/builtLoader.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loader-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('the loader is one small script, the same each time, that could not end its own element', async () => {
  const written = async (): Promise<string> => {
    await writeLoader({ distDir: folder });
    return readFile(join(folder, LOADER_FILE), 'utf8');
  };
  const loader = await written();
  expect(() => new Function(loader)).not.toThrow();
  expect(loader.length).toBeLessThan(3_200);
  expect(loader).not.toMatch(/<\/?script|<!--|\n/i);
  expect(await written()).toBe(loader);
});
