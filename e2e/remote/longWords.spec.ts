import { splitWords } from '../support/splitWords';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 320, height: 700 } });

/** Runs in the browser: replaces each text that a provider may have written by a word of 60 letters. */
function lengthenTexts(main: Element): number {
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim() || !text.parentElement?.closest('h1, h3, h4, article p, dd, figcaption, ol'))
      continue;
    if (text.parentElement.closest('button, time, table, [aria-live]')) continue;
    text.textContent = 'w'.repeat(60);
    count += 1;
  }
  return count;
}

test('no word of the provider makes a page scroll sideways on a phone', async ({ page }) => {
  for (const path of splitWords(`
    / /news /news/all /events /events/x?id=event-01 /see-and-do/article/x?id=blog-01 /search?q=tidal
    /see-and-do/lantern-lanes /see-and-do/lantern-lanes/tin-lanes?id=sub-tin`)) {
    await page.goto(path);
    expect.soft(await page.locator('main').evaluate(lengthenTexts), path).toBeGreaterThan(5);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, path).toBe(0);
  }
});
