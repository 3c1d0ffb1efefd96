import { SKIP_WAITING } from '@/lib/offline/message';

declare const self: ServiceWorkerGlobalScope;

// The previous worker is idle: the browser can activate this one now.
self.addEventListener('message', ({ data }) => {
  if (data === SKIP_WAITING) void self.skipWaiting();
});
