import { expect, type Locator, type Page } from '@playwright/test';

/** More than any control of the site is away. */
const MAX_STEPS = 120;

/** Whether the focused element, or the card around it, has a visible outline, and nothing lies over it. */
const focusFault = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
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
    const [x, y] = [left + Math.min(width / 2, 20), top + height / 2];
    if (y < 0 || y > window.innerHeight) return `out of sight: ${name}`;
    const above = document.elementFromPoint(x, y);
    const isSeen =
      above && (element.contains(above) || above.contains(element) || above.closest('label')?.contains(element));
    return isSeen ? null : `behind something: ${name}`;
  });

/** Presses Tab until the target has the focus, and expects a visible focus at every step. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    // On a busy machine the scroll to it may take a moment.
    await expect
      .configure({ soft: true })
      .poll(() => focusFault(page), { timeout: 2_000 })
      .toBeNull();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached by ${MAX_STEPS} steps`);
}
