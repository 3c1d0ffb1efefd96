/** The server and the pages are separate bundles in one process: they share state on `globalThis`. */
const shared = globalThis as typeof globalThis & { kotorStaleValueAt?: number };

/** Notes that a value was used that the provider failed to renew. */
export function markStaleValue(): void {
  shared.kotorStaleValueAt = Date.now();
}

/**
 * Whether any page used such a value since then. Pages rendered at the same time are not told apart.
 *
 * @param time milliseconds since the epoch
 */
export const usedStaleValueSince = (time: number): boolean => (shared.kotorStaleValueAt ?? 0) >= time;
