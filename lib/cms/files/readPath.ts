import { statSync } from 'node:fs';

/** @throws {Error} with the path and the remedy when it is missing or cannot be read */
export function readPath<T>(path: string, kind: 'file' | 'folder', ifMissing: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Error(`${path}: is missing; ${ifMissing}`);
    throw new Error(`${path}: cannot be read (${code}); it must be a ${kind} that the user of the site may read`);
  }
}

/** Whether a path exists. Unlike `existsSync` it throws for a folder that may not be read. */
export const pathExists = (file: string): boolean =>
  readPath(file, 'file', 'write it', () => statSync(file, { throwIfNoEntry: false }) !== undefined);
