import { withLine } from '@/lib/cms/files/faultLine';

/** Collects the faults of content files, so that one unreadable file does not stop the others. */
export function createDiagnostics() {
  /** One line each: file and its line, field, remedy. */
  const faults: string[] = [];
  /**
   * Names of unreadable entries: a reference to one of them is not another fault. For drafts, which are not read, the
   * paths of their folders, such as `guide/perast`.
   */
  const skipped = {
    folders: new Set<string>(),
    drafts: new Set<string>(),
    lists: new Set<string>(),
    entries: new Set<string>(),
  };
  const add = (fault: string): void => void faults.push(withLine(fault));
  return {
    faults,
    skipped,
    /** Returns the result of `read`; when it throws, adds its faults and returns undefined. */
    attempt<T>(read: () => T): T | undefined {
      try {
        return read();
      } catch (error) {
        (error as Error).message.split('\n').forEach(add);
        return undefined;
      }
    },
    add,
  };
}

export type Diagnostics = ReturnType<typeof createDiagnostics>;
