import { join } from 'node:path';
import { withLine } from '@/lib/cms/files/faultLine';
import type { ListName, Lists } from '@/lib/cms/files/lists';
import { createNotes } from '@/lib/cms/files/notes';
import { readList } from '@/lib/cms/files/readList';
import type { Attempt } from '@/lib/cms/files/readPlaces';
import { logFault } from '@/lib/server/contentFaults';
import { processWide } from '@/lib/server/processWide';

/** The last good entries of each list. */
const lastEntries = processWide('kotorEntries', () => new Map<string, readonly unknown[]>());

/**
 * Reads a list of the shipped content. While one of its files has a fault, which is logged, the entries that are
 * missing remain as they were read last.
 */
export function readWithLast<T>(
  name: string,
  read: (root: string, attempt: Attempt) => T[],
  keyOf = (entry: T): unknown => (entry as { id?: unknown }).id,
): T[] {
  const { attempt, faults } = createNotes();
  const entries = read(join(process.cwd(), 'content'), attempt);
  for (const fault of faults) logFault(withLine(fault));
  const last = faults.length > 0 ? ((lastEntries.get(name) ?? []) as T[]) : [];
  // In the order of before, and each entry as it is now where it could be read.
  const merged = [...new Map([...last, ...entries].map((entry) => [keyOf(entry), entry])).values()];
  lastEntries.set(name, merged);
  return merged;
}

/** The entries of a list of the shipped content, as `readWithLast` reads them. */
export const readListWithLast = <Name extends ListName>(name: Name) =>
  readWithLast<Lists[Name][number]>(name, (root, attempt) => readList(name, root, attempt));
