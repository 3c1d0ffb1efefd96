import { SKIP_WAITING } from '@/lib/offline/message';

declare const self: ServiceWorkerGlobalScope;

const controller = new AbortController();

/**
 * Aborted when a newer worker is found. It becomes active only when this one is idle, so remaining work is left to it.
 */
export const replacedSignal = controller.signal;

/** Resolves when a newer worker is found. */
export const replaced = new Promise<void>((done) => replacedSignal.addEventListener('abort', () => done()));

self.registration.addEventListener('updatefound', () => {
  // The event also fires for this worker itself.
  if (self.serviceWorker?.state === 'activated') controller.abort();
});

/**
 * Tells a waiting worker to retry `skipWaiting`. After this one was busy at the first attempt, Chromium would activate the
 * newer one only after half a minute without a request.
 */
export function notifyWaitingWorker(): void {
  self.registration.waiting?.postMessage(SKIP_WAITING);
}
