import { log } from '@/lib/server/log';

/** What has been logged: the same file may be read by several parts of the site. */
const logged = new Set<string>();

/** Logs a fault of the shipped content: file, field or line, remedy. */
export function logFault(fault: string): void {
  const line = fault.replaceAll(`${process.cwd()}/`, '');
  if (logged.has(line)) return;
  logged.add(line);
  log.error('content.fault', { fault: line });
}

/** Reads a part of the shipped content. One with faults is undefined, and the faults are logged: the rest stands. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    for (const fault of (error as Error).message.split('\n')) logFault(fault);
    return undefined;
  }
}
