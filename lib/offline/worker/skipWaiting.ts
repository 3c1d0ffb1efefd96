import { TAKE_OVER } from '@/lib/offline/message';

declare const self: ServiceWorkerGlobalScope;

// The worker before has let go: what the browser had put off is tried again.
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
