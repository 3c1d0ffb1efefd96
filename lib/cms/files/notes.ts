/** What is noted while content is read: one file that cannot be read does not end the reading. */
export type Notes = {
  /** One line each: file, field, remedy. */
  faults: readonly string[];
  /** Names of the folders and pictures that could not be read, for those who only ask whether there is one. */
  leftOut: ReadonlySet<string>;
  /** What `read` gives; undefined, with its faults noted, when it throws. */
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
