import { withLine } from '@/lib/cms/files/faultLine';
import { logFault } from '@/lib/server/contentFaults';

/** Reads a part of the shipped content. One with faults is undefined, and the faults are logged: the rest stands. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    for (const fault of (error as Error).message.split('\n')) logFault(withLine(fault));
    return undefined;
  }
}
