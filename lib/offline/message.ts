import type { Language } from '@/lib/i18n/language';

/** A message from a page to the worker: the visitor’s language, and, with `read`, that the page is open. */
export type Message = {
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
export function postToWorker(message: Message): void {
  navigator.serviceWorker?.controller?.postMessage(message);
}

/** Message from the active worker to a waiting one. Workers of different builds share the value. */
export const SKIP_WAITING = 'take over';
