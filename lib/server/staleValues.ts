/** The server and the pages are separate bundles in one process: they share state on `globalThis`. */
const shared = globalThis as typeof globalThis & { kotorStaleValueAt?: number };

/** Notes that a value was used that the provider failed to renew. */
export function markStaleValue(): void {
  shared.kotorStaleValueAt = Date.now();
}

/**
 * Whether such a value was used since, as far as is known by any page that was rendered meanwhile.
 *
 * @param time milliseconds since the epoch
 */
export const usedStaleValueSince = (time: number): boolean => (shared.kotorStaleValueAt ?? 0) >= time;
