import { log } from '@/lib/server/log';
import { processWide } from '@/lib/server/processWide';

const faults = processWide('kotorContentFaults', () => new Map<string, ReadonlySet<string>>());

/** The faults of the shipped content at its last reading: file, field or line, remedy. */
export const contentFaults = (): string[] => [...new Set([...faults.values()].flatMap((found) => [...found]))];

/** Replaces the faults of the folder or a part of the content, and logs those that are new. */
export function setFaults(part: 'folder' | 'articles' | 'local', found: readonly string[]): void {
  const before = contentFaults();
  const lines = new Set(found.map((fault) => fault.replaceAll(`${process.cwd()}/`, '')));
  for (const fault of lines) if (!before.includes(fault)) log.error('content.fault', { fault });
  faults.set(part, lines);
}
