import { expect, type Locator, type Page } from '@playwright/test';

/** No way on a page of the site takes more steps. */
const MOST_STEPS = 120;

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

/** Goes on by Tab until the target has the focus; on the way, every stop shows where the focus is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    // A busy machine’s browser may owe the scroll to it for a moment.
    await expect
      .configure({ soft: true })
      .poll(() => focusFault(page), { timeout: 2_000 })
      .toBeNull();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached by ${MOST_STEPS} steps`);
}
