import type { Language } from '@/lib/i18n/language';

/** A message from a page to the worker: the visitor’s language, and with `read` that the page is open. */
export type Message = {
  kind: 'kotor';
  language: Language;
  read?: {
    address: string;
    /** URLs of the resources it has loaded. */
    loaded: string[];
    /** Whether the visitor saves data: then nothing is fetched in advance. */
    savesData: boolean;
  };
};

/** Sends a message from a page to the worker, if one controls the page. */
export function postToWorker(message: Omit<Message, 'kind'>): void {
  navigator.serviceWorker?.controller?.postMessage({ kind: 'kotor', ...message } satisfies Message);
}

export const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && (data as { kind?: unknown }).kind === 'kotor';

/** Message from the active worker to a waiting one. Workers of different builds share the value. */
export const SKIP_WAITING = 'take over';
