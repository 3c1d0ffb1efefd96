/**
 * A value that all bundles of the process share on `globalThis`: the server, the middleware, the pages and the cache handler
 * are bundled separately.
 */
export function processWide<T>(name: `kotor${string}`, create: () => T): T {
  const values = globalThis as unknown as Record<string, T>;
  if (!(name in values)) values[name] = create();
  return values[name] as T;
}
