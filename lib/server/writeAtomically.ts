import { randomUUID } from 'node:crypto';
import { rename, unlink, writeFile } from 'node:fs/promises';

/** Writes a whole file or none, even when the disk is full. */
export async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, file);
  } catch (error) {
    await unlink(temporary).catch(() => {});
    throw error;
  }
}
