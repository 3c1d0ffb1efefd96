/** Collects the faults of content files, so that one unreadable file does not stop the others. */
export type Notes = {
  /** One line each: file, field, remedy. */
  faults: readonly string[];
  /** Names of unreadable folders and pictures: a reference to one of them is no further fault. */
  leftOut: ReadonlySet<string>;
  /** Returns the result of `read`; when it throws, adds its faults and returns undefined. */
  attempt<T>(read: () => T): T | undefined;
  add(fault: string): void;
  leaveOut(name: string): void;
};

export function createNotes(): Notes {
  const faults: string[] = [];
  const leftOut = new Set<string>();
  return {
    faults,
    leftOut,
    attempt: (read) => {
      try {
        return read();
      } catch (error) {
        faults.push(...(error as Error).message.split('\n'));
        return undefined;
      }
    },
    add: (fault) => faults.push(fault),
    leaveOut: (name) => leftOut.add(name),
  };
}
