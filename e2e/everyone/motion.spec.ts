import { kindsOfPage } from '../support/addresses';
import { expect, settle, test } from '../support/test';
import { WORDS } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// pages.spec.ts shows that no page has an animation under reduced motion.
test('turns a gallery without an animation under reduced motion', async ({ page }) => {
  const words = WORDS.en.Gallery;
  await page.goto(kindsOfPage('shipped', 'en')['article of a subcategory'] ?? '');
  await settle(page);
  await page.getByRole('button', { name: words.next, exact: true }).first().click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
