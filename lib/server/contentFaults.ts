import { log } from '@/lib/server/log';

/** The server and the pages are separate bundles in one process: they share state on `globalThis`. */
const shared = globalThis as typeof globalThis & { kotorContentFaults?: Set<string> };
shared.kotorContentFaults ??= new Set();
const faults = shared.kotorContentFaults;

/** The faults of the shipped content that this process has found: file, field or line, remedy. */
export const contentFaults: ReadonlySet<string> = faults;

/** Logs a fault of the shipped content once: the same file may be read by several parts of the site. */
export function logFault(fault: string): void {
  const line = fault.replaceAll(`${process.cwd()}/`, '');
  if (faults.has(line)) return;
  faults.add(line);
  log.error('content.fault', { fault: line });
}
