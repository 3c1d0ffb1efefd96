import type { Source } from './test';

/** Reads the pages of each source once for all tests of a file. */
export function oncePerSource<Pages>(read: (origin: string, source: Source) => Promise<Pages>) {
  const reading = new Map<Source, Promise<Pages>>();
  return (origin: string, source: Source): Promise<Pages> => {
    const pages = reading.get(source) ?? read(origin, source);
    reading.set(source, pages);
    return pages;
  };
}
