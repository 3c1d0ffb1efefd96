import { expect, type Locator, type Page } from '@playwright/test';

/** More than any control of the site is away. */
const MAX_STEPS = 120;

/**
 * What is wrong with the focused element: it, or the card around it, has no visible outline, or something lies over it.
 * Runs in the browser, so it may use nothing from outside.
 */
export function focusFault(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const name = `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(0, 60);
  let ring: Element | null = element;
  const hasRing = (each: Element): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  while (ring && !hasRing(ring)) ring = ring.parentElement;
  if (!ring) return `no outline: ${name}`;
  const { left, top, width, height } = element.getBoundingClientRect();
  // A table may be higher than the window.
  const [from, to] = [Math.max(top, 0), Math.min(top + height, window.innerHeight)];
  if (from > to) return `out of sight: ${name}`;
  const isSeen = [0.2, 0.5, 0.8].some((part) => {
    const above = document.elementFromPoint(left + Math.min(width / 2, 20), from + part * (to - from));
    return above && (element.contains(above) || above.contains(element) || above.closest('label')?.contains(element));
  });
  return isSeen ? null : `behind something: ${name}`;
}

/** Presses Tab until the target has the focus, and expects a visible focus at every step. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const [fault, isThere] = await Promise.all([
      page.evaluate(focusFault),
      target.evaluate((element) => element === document.activeElement),
    ]);
    // On a busy machine the scroll to it may take a moment.
    if (fault)
      await expect
        .configure({ soft: true })
        .poll(() => page.evaluate(focusFault), { timeout: 2_000 })
        .toBeNull();
    if (isThere) return;
  }
  throw new Error(`${target} is not reached by ${MAX_STEPS} steps`);
}
