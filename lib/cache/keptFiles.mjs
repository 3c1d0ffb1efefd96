import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { pageFolder } from './pageFolder.mjs';

/** Bounds of what rendered pages may take, whatever is asked for. */
const MAX_MEMORY_BYTES = 16_000_000;
const MAX_DISK_BYTES = 200_000_000;

/** Files in memory, as they are on disk. */
/** @type {LRUCache<string, Buffer>} */
const memory = new LRUCache({ maxSize: MAX_MEMORY_BYTES, sizeCalculation: (bytes) => bytes.byteLength });

/** Files on disk by name, with their size; the one used longest ago goes first. */
/** @type {LRUCache<string, number>} */
const disk = new LRUCache({
  maxSize: MAX_DISK_BYTES,
  sizeCalculation: (bytes) => Math.max(1, bytes),
  dispose: (_bytes, name, reason) => {
    if (reason === 'evict') void unlink(join(pageFolder() ?? '', name)).catch(() => {});
  },
});

function openFolder() {
  const folder = pageFolder();
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) disk.set(name, statSync(join(folder, name)).size);
}
openFolder();

/** @param {string} name */
export const isOnDisk = (name) => disk.has(name);

/** A file that goes with others in use is not the one used longest ago. @param {string} name */
export const markUsed = (name) => void disk.get(name);

/** @param {string} name @returns {Promise<Buffer | null>} */
async function readFromDisk(name) {
  const folder = pageFolder();
  if (!folder || !disk.has(name)) return null;
  const bytes = await readFile(join(folder, name)).catch(() => null);
  if (bytes?.byteLength) {
    disk.get(name);
    memory.set(name, bytes);
  }
  return bytes;
}

/** @param {string} name */
export const readKept = async (name) => memory.get(name) ?? readFromDisk(name);

/**
 * Puts a file on disk, in one step. One that cannot be written is none: a full disk takes nothing down.
 *
 * @param {string} name @param {Buffer} bytes
 */
export async function writeToDisk(name, bytes) {
  const folder = pageFolder();
  if (!folder) return;
  const file = join(folder, name);
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
    disk.set(name, bytes.byteLength);
  } catch {
    await unlink(draft).catch(() => {});
  }
}

/** Keeps a file at hand, and on disk. @param {string} name @param {Buffer} bytes */
export async function keep(name, bytes) {
  memory.set(name, bytes);
  await writeToDisk(name, bytes);
}

/** @param {string} name */
export async function forget(name) {
  memory.delete(name);
  disk.delete(name);
  await unlink(join(pageFolder() ?? '', name)).catch(() => {});
}
