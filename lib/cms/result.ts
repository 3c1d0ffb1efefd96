/** What asking the provider gives: never a throw, and never an outage that looks like a 404. */
export type Result<T> = { state: 'found'; value: T } | { state: 'missing' } | { state: 'unavailable' };

export const found = <T>(value: T): Result<T> => ({ state: 'found', value });
export const MISSING = { state: 'missing' } as const;
export const UNAVAILABLE = { state: 'unavailable' } as const;

/** Converts what was found and leaves the other answers as they are. */
export const mapResult = <T, U>(answer: Result<T>, convert: (value: T) => U): Result<U> =>
  answer.state === 'found' ? found(convert(answer.value)) : answer;
