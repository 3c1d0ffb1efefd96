/** Parses JSON that was fetched into a value of a type. Throws a `TypeError` for another shape. */
type Parse<T> = (value: unknown) => T;

// Written by hand: a schema library would weigh more than the code that needs the data.

/** A parser of values that pass a test. */
export const is =
  <T>(test: (value: unknown) => value is T): Parse<T> =>
  (value) => {
    if (!test(value)) throw new TypeError(`unexpected value of type ${typeof value}`);
    return value;
  };

export const string = is((value) => typeof value === 'string');
export const number = is((value) => typeof value === 'number');
export const boolean = is((value) => typeof value === 'boolean');
export const array = is((value): value is unknown[] => Array.isArray(value));
const record = is((value): value is Record<string, unknown> => typeof value === 'object' && value !== null);

export const oneOf = <T extends string>(values: readonly T[]): Parse<T> =>
  is((value): value is T => (values as readonly unknown[]).includes(value));

export const list =
  <T>(parse: Parse<T>): Parse<T[]> =>
  (value) =>
    array(value).map(parse);

export const nullable =
  <T>(parse: Parse<T>): Parse<T | null> =>
  (value) =>
    value === null ? null : parse(value);

export const optional =
  <T>(parse: Parse<T>): Parse<T | undefined> =>
  (value) =>
    value === undefined ? undefined : parse(value);

/** A parser of objects with these fields; others are left out. */
export const object =
  <T extends object>(shape: { [Key in keyof T]-?: Parse<T[Key]> }): Parse<T> =>
  (value) => {
    const fields = record(value);
    const parsed: Partial<T> = {};
    for (const key in shape) parsed[key] = shape[key](fields[key]);
    return parsed as T;
  };

/** How long a response may take (milliseconds): a broken connection may never report an error. */
const TIMEOUT_MS = 15_000;

/** @throws {Error} for an error status or another shape, without a connection, and when the whole response takes too long */
export async function fetchJson<T>(url: string, parse: Parse<T>, signal?: AbortSignal): Promise<T> {
  // `AbortSignal.any` is newer than some supported browsers.
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  setTimeout(abort, TIMEOUT_MS);
  signal?.addEventListener('abort', abort);
  const response = await fetch(url, { signal: controller.signal });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return parse(await response.json());
}
