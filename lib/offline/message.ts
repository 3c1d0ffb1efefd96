import type { Language } from '@/lib/i18n/language';

/** What a page tells the worker: the language it is remembered in; with `read`, that it is being read. */
export type Message = {
  kind: 'kotor';
  language: Language;
  read?: {
    address: string;
    /** Addresses of all that was loaded for it. */
    loaded: string[];
    /** Whether the visitor saves data: then nothing is fetched that is not needed now. */
    savesData: boolean;
  };
};

export const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && (data as { kind?: unknown }).kind === 'kotor';

/** What a worker that lets go tells the one that waits for it. */
export const TAKE_OVER = 'take over';
