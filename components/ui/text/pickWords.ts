/** Formats messages by their keys, so that only these are sent to the browser. */
export const pickWords = <Key extends string>(t: (key: Key) => string, keys: readonly Key[]): Record<Key, string> =>
  Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<Key, string>;
