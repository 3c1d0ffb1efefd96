import { join } from 'node:path';
import { createNotes } from '@/lib/cms/files/notes';
import type { Attempt } from '@/lib/cms/files/readPlaces';
import { logFault } from '@/lib/server/contentFaults';
import { processWide } from '@/lib/server/processWide';

type Entry = { id: string };

/** The last good entries of each list. */
const lastEntries = processWide('kotorEntries', () => new Map<string, readonly Entry[]>());

/**
 * Reads a list of the shipped content. While one of its files has a fault, which is logged, the entries that are missing
 * remain as they were read last.
 *
 * @param name of the list
 */
export function readWithLast<T extends Entry>(name: string, read: (root: string, attempt: Attempt) => T[]): T[] {
  const { attempt, faults } = createNotes();
  const entries = read(join(process.cwd(), 'content'), attempt);
  for (const fault of faults) logFault(fault);
  const last = faults.length > 0 ? ((lastEntries.get(name) ?? []) as T[]) : [];
  // In the order of before, and each entry as it is now where it could be read.
  const merged = [...new Map([...last, ...entries].map((entry) => [entry.id, entry])).values()];
  lastEntries.set(name, merged);
  return merged;
}
