/** The result of a call to the provider. Calls never throw, and an outage never looks like a 404. */
export type Result<T> = { state: 'found'; value: T } | { state: 'missing' } | { state: 'unavailable' };

export const found = <T>(value: T): Result<T> => ({ state: 'found', value });
export const MISSING = { state: 'missing' } as const;
export const UNAVAILABLE = { state: 'unavailable' } as const;

/** Converts a found value; other results stay as they are. */
export const mapResult = <T, U>(result: Result<T>, convert: (value: T) => U): Result<U> =>
  result.state === 'found' ? found(convert(result.value)) : result;

/** Missing without a value. */
export const foundOrMissing = <T>(value: T | undefined): Result<T> => (value === undefined ? MISSING : found(value));

/** What `find` finds in a found value; missing where it finds nothing. */
export const findIn = <T, U>(result: Result<T>, find: (value: T) => U | undefined): Result<U> =>
  result.state === 'found' ? foundOrMissing(find(result.value)) : result;
