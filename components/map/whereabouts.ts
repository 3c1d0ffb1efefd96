import type { Position } from '@/lib/map/geometry';

/** What the page knows of where its reader is: nothing, until they ask. It stays in this page and goes nowhere. */
export type Whereabouts =
  | { state: 'unasked' }
  | { state: 'asking' }
  | { state: 'refused' }
  | { state: 'found'; position: Position };

export const UNASKED: Whereabouts = { state: 'unasked' };

/** One position for the button that asks and for every entry that tells its distance. */
export function createWhereabouts() {
  let now: Whereabouts = UNASKED;
  const listeners = new Set<() => void>();
  return {
    get: (): Whereabouts => now,
    set(next: Whereabouts): void {
      now = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const whereabouts = createWhereabouts();
