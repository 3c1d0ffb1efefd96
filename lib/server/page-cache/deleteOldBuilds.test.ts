import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '@/lib/server/log';
import { deleteOldBuilds } from '@/lib/server/page-cache/deleteOldBuilds';
import { PAGES_ROOT } from '@/lib/server/page-cache/pageFolder';
import { workingFolder } from '@/lib/server/temporaryFolder.testUtils';

workingFolder();

beforeEach(() => {
  mkdirSync('.next', { recursive: true });
  writeFileSync(join('.next', 'BUILD_ID'), 'now\n');
});

/** The pages of a build, and when its last one was written; the folder around them is as old for all. */
function writePages(build: string, seconds: number): void {
  const folder = join(PAGES_ROOT, build, 'configuration');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page'), build);
  utimesSync(folder, seconds, seconds);
  utimesSync(join(PAGES_ROOT, build), 1, 1);
}

test('the pages of the build that last wrote some stay for a rollback, those of all before are deleted', () => {
  writePages('a', 1_000);
  writePages('b', 3_000);
  writePages('c', 2_000);
  writePages('now', 500);
  mkdirSync(join(PAGES_ROOT, 'empty'));
  deleteOldBuilds();
  expect(readdirSync(PAGES_ROOT)).toEqual(['b', 'now']);
  expect(readdirSync(join(PAGES_ROOT, 'b', 'configuration'))).toEqual(['page']);
});

test('the first start has nothing to delete', () => {
  deleteOldBuilds();
  expect(log.warn).not.toHaveBeenCalled();
});

test('a folder that cannot be read is logged, and stops nothing', () => {
  mkdirSync(join('.next', 'cache'));
  writeFileSync(PAGES_ROOT, 'no folder');
  deleteOldBuilds();
  expect(log.warn).toHaveBeenCalledWith('cache.cleanupFailed', { reason: expect.stringContaining('ENOTDIR') });
});
