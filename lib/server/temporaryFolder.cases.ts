import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of its own for each test of a file. Returns a function that joins its path with others. */
export function temporaryFolder(): (...paths: string[]) => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kotor-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return (...paths) => join(folder, ...paths);
}
