import { join } from 'node:path';
import { attempt } from '@/lib/cms/files/attempt';
import type { Attempt } from '@/lib/cms/files/readPlaces';

type Entry = { id: string };

/** Pages are separate bundles in one process: the last good entries are the same in all of them. */
const shared = globalThis as typeof globalThis & { kotorEntries?: Map<string, readonly Entry[]> };
shared.kotorEntries ??= new Map();
const lastEntries = shared.kotorEntries;

/**
 * Reads a list of the shipped content. While one of its files has a fault, which is logged, the entries that are missing
 * remain as they were read last.
 *
 * @param name of the list
 */
export function readWithLast<T extends Entry>(name: string, read: (root: string, attempt: Attempt) => T[]): T[] {
  let hasFault = false;
  const observe: Attempt = (readPart) =>
    attempt(() => {
      try {
        return readPart();
      } catch (error) {
        hasFault = true;
        throw error;
      }
    });
  const entries = read(join(process.cwd(), 'content'), observe);
  const last = hasFault ? ((lastEntries.get(name) ?? []) as T[]) : [];
  // In the order of before, and each entry as it is now where it could be read.
  const merged = [...new Map([...last, ...entries].map((entry) => [entry.id, entry])).values()];
  lastEntries.set(name, merged);
  return merged;
}
