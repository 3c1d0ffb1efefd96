import { nextFrame } from '@/lib/document/loader/scheduling';

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

const painted = (): Promise<unknown> =>
  new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));

/** Waits until the page has loaded and its first view, with its picture, is painted: not at all for a page in the background. */
export async function firstView(): Promise<void> {
  await loaded();
  if (document.hidden) return;
  const picture = document.querySelector<HTMLImageElement>('img[loading=eager]');
  await picture?.decode().catch(() => {});
  await painted();
  await nextFrame();
  await nextFrame();
}
