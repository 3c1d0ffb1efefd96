import { nextFrame, nextTask } from '@/lib/document/loader/scheduling';
import { BELOW, HOLD_ID, LATER_ID } from '@/lib/document/marks.mjs';

/** Who goes or comes back to a place on the page has its whole layout from the start: what is above it has its height. */
export function layOutForPlace(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== 'navigate') document.getElementById(LATER_ID)?.remove();
}

/** Lays out what is below, a part at a time and from its end: so a part comes with all that is marked inside of it. */
async function layOut(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>(`[${BELOW}]`)];
  for (const part of parts.reverse()) {
    part.removeAttribute(BELOW);
    // Reading a place makes the browser lay it out now, in this task.
    void part.offsetTop;
    await nextTask();
  }
}

/** Shows what is below the first view: its pictures, and, once those and what changed with them are drawn, its layout. */
export async function showBelow(): Promise<void> {
  document.getElementById(HOLD_ID)?.remove();
  await nextFrame();
  await layOut();
}
