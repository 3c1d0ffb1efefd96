import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A separate folder for each test of a file, or with `beforeAll` and `afterAll` one for all. Returns a function that
 * resolves paths in it.
 */
export function temporaryFolder(before = beforeEach, after = afterEach): (...paths: string[]) => string {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'kotor-'));
    // For tests that read it as another user.
    chmodSync(folder, 0o755);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));
  return (...paths) => join(folder, ...paths);
}

/** Tests run in a temporary folder. Returns the path of the one before. */
export function workingFolder(before = beforeEach, after = afterEach): string {
  const home = process.cwd();
  const pathOf = temporaryFolder(before, after);
  before(() => process.chdir(pathOf()));
  after(() => process.chdir(home));
  return home;
}
