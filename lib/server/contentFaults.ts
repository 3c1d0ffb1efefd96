import { log } from '@/lib/server/log';

/** The server and the pages are separate bundles in one process: they share state on `globalThis`. */
const shared = globalThis as typeof globalThis & {
  kotorContentFaults?: Set<string>;
  kotorForgottenFaults?: Set<string>;
};
shared.kotorContentFaults ??= new Set();
shared.kotorForgottenFaults ??= new Set();
const faults = shared.kotorContentFaults;
const forgotten = shared.kotorForgottenFaults;

/** The faults of the shipped content that this process has found: file, field or line, remedy. */
export const contentFaults: ReadonlySet<string> = faults;

/** Logs a fault of the shipped content once: the same file may be read by several parts of the site. */
export function logFault(fault: string): void {
  const line = fault.replaceAll(`${process.cwd()}/`, '');
  if (faults.has(line)) return;
  faults.add(line);
  if (!forgotten.has(line)) log.error('content.fault', { fault: line });
}

/** Forgets the faults before the content is read anew. One that is found again is not logged again. */
export function forgetFaults(): void {
  forgotten.clear();
  for (const fault of faults) forgotten.add(fault);
  faults.clear();
}
