import type { Page } from '@playwright/test';

/**
 * Links and controls that a square of so many CSS pixels around their middle does not hit. A link inside a sentence is as high
 * as its line, and a pin of a map has an entry in the list beside it.
 */
function missedTargets(least: number): string[] {
  const LEAST_WORDS = 3;
  const reach = least / 2 - 1;
  const isInSentence = (element: Element): boolean => {
    if (getComputedStyle(element).display !== 'inline') return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    const copy = block?.cloneNode(true) as Element;
    for (const link of copy.querySelectorAll('a, .visually-hidden')) link.remove();
    return (copy.textContent?.match(/\p{L}+/gu) ?? []).length >= LEAST_WORDS;
  };
  const isSmall = (element: HTMLElement): boolean => {
    // What covers the element or the card around it, in the size of the target.
    const cover = getComputedStyle(element, '::after');
    if (cover.position === 'absolute')
      return Math.min(Number.parseFloat(cover.width), Number.parseFloat(cover.height)) < least;
    const target = element.closest('label') ?? element;
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const points = [x - reach, x + reach].flatMap((each) => [[each, y] as const, [x, y + each - x] as const]);
    return points.some((point) => !target.contains(document.elementFromPoint(...point)));
  };
  return [
    ...document.querySelectorAll<HTMLElement>(
      'a[href]:not([href="#content"]), button, input, select, summary, [tabindex="0"]',
    ),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], svg'))
    .filter((element) => !(element.matches('a') && isInSentence(element)) && isSmall(element))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${Math.round(width)} × ${Math.round(height)}: ${element.localName} ${name.trim().slice(0, 50)}`;
    });
}

/** Links and controls too small for a fingertip. Leaves the page scrolled. */
export async function missedTargetsOf(page: Page, least: number): Promise<string[]> {
  // Until its animation ends, the row of a filter snaps to its current link.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-current]')].every((link) => link.getAnimations().length === 0),
  );
  return page.evaluate(missedTargets, least);
}
