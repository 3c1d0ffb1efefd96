import { AsyncLocalStorage } from 'node:async_hooks';
import type { LimitFunction } from 'p-limit';
import { processWide } from '@/lib/server/processWide';

/** Of the image optimizer’s request in work: waits until its original may be decoded. */
const turn = processWide('kotorResizeTurn', () => new AsyncLocalStorage<() => Promise<void>>());

/** For what the image optimizer decodes once it has it; resolves at once outside of its requests. */
export const waitForResizeTurn = async (): Promise<void> => turn.getStore()?.();

/** Runs the image optimizer, which counts in the limit from `waitForResizeTurn` to its end. */
export function withResizeTurn(limit: LimitFunction, work: () => Promise<void>): Promise<void> {
  const wait = () =>
    new Promise<void>((start) => {
      void limit(() => {
        start();
        return Promise.allSettled([running]);
      });
    });
  const running = turn.run(wait, work);
  return running;
}
