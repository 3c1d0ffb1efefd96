import { log } from '@/lib/server/log';
import { processWide } from '@/lib/server/processWide';

const faults = processWide('kotorContentFaults', () => new Set<string>());
const forgotten = processWide('kotorForgottenFaults', () => new Set<string>());

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
