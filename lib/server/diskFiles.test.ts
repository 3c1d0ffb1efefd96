import { readdirSync, readFileSync, renameSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { openDiskFiles } from '@/lib/server/diskFiles';
import { log } from '@/lib/server/log';
import { temporaryFolder } from '@/lib/server/temporaryFolder.testUtils';

const pathOf = temporaryFolder();

test('a file is read again, also after a restart, and the least recently used is deleted first', async () => {
  const files = openDiskFiles(pathOf(), 3_000);
  for (const name of ['a', 'b', 'c']) await files.write(name, Buffer.alloc(1_000, name));
  await files.read('a');
  await files.write('d', Buffer.alloc(1_000, 'd'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(readdirSync(pathOf()).sort()).toEqual(['a', 'c', 'd']);
  const next = openDiskFiles(pathOf(), 3_000);
  expect((await next.read('a'))?.toString()).toBe('a'.repeat(1_000));
  expect([next.has('b'), await next.read('b')]).toEqual([false, null]);
  await next.remove('a');
  expect([next.has('a'), readdirSync(pathOf())]).toEqual([false, ['c', 'd']]);
});

test('a file that somebody else deleted is missing once it was read', async () => {
  const files = openDiskFiles(pathOf(), 3_000);
  await files.write('a', Buffer.from('a'));
  unlinkSync(pathOf('a'));
  expect([await files.read('a'), files.has('a')]).toEqual([null, false]);
});

test('a file that is not there may be removed', async () => {
  await expect(openDiskFiles(pathOf(), 3_000).remove('a')).resolves.toBeUndefined();
});

test('an empty file and one that another process renames keep no other from being found', async () => {
  writeFileSync(pathOf('empty'), '');
  symlinkSync('renamed', pathOf('draft'));
  writeFileSync(pathOf('a'), 'a');
  const files = openDiskFiles(pathOf(), 3_000);
  expect(['a', 'empty', 'draft'].map(files.has)).toEqual([true, true, false]);
});

test('concurrent writes leave whole files and no drafts', async () => {
  const files = openDiskFiles(pathOf(), 100_000);
  const texts = Array.from('abcdefghijklmnopqrst', (letter) => letter.repeat(1_000));
  await Promise.all(texts.map((text, index) => files.write(`${index % 5}`, Buffer.from(text))));
  const names = readdirSync(pathOf()).sort();
  expect(names).toEqual(['0', '1', '2', '3', '4']);
  for (const name of names) expect(texts).toContain(readFileSync(pathOf(name), 'utf8'));
});

test('a disk that cannot be written is logged once, until it can be again', async () => {
  const { error, info } = jest.mocked(log);
  const blocked = pathOf('blocked');
  writeFileSync(blocked, 'a file where the folder should be');
  const files = openDiskFiles(blocked, 1_000);
  for (const name of ['a', 'b']) await files.write(name, Buffer.from(name));
  expect([files.has('a'), await files.read('a')]).toEqual([false, null]);
  const failure = { folder: blocked, reason: expect.stringMatching(/EEXIST|ENOTDIR/) };
  expect(error.mock.calls).toEqual([['cache.writeFailed', failure]]);
  renameSync(blocked, pathOf('away'));
  await files.write('c', Buffer.from('c'));
  expect([files.has('c'), info.mock.calls]).toEqual([true, [['cache.writeRestored', { folder: blocked }]]]);
});
