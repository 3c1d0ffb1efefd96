import { AsyncLocalStorage } from 'node:async_hooks';
import type { LimitFunction } from 'p-limit';
import { processWide } from '@/lib/server/processWide';

/** For the current request of the image optimizer: waits until its original may be decoded. */
const waiting = processWide('kotorResizeSlot', () => new AsyncLocalStorage<() => Promise<void>>());

/** Waits before an original is handed to the image optimizer, which decodes it; resolves at once outside its requests. */
export const waitForResizeSlot = async (): Promise<void> => waiting.getStore()?.();

/** Runs the image optimizer, which counts towards the limit from `waitForResizeSlot` to its end. */
export function withResizeSlot(limit: LimitFunction, work: () => Promise<void>): Promise<void> {
  const wait = () =>
    new Promise<void>((start) => {
      void limit(() => {
        start();
        return Promise.allSettled([running]);
      });
    });
  const running = waiting.run(wait, work);
  return running;
}
