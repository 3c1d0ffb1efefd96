import { kindsOfPage } from '../support/addresses';
import { printViolationsOf } from '../support/axe';
import { expect, settle, test } from '../support/test';

test.use({ colorScheme: 'dark' });

for (const kind of ['article of a subcategory', 'news article', 'event article', 'tax', 'visitors-info']) {
  test(`${kind} prints as a clean page, dark on white`, async ({ page }) => {
    await page.goto(kindsOfPage('shipped', 'en')[kind] ?? '');
    await settle(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('header, main button, footer nav').filter({ visible: true })).toHaveCount(0);
    expect(await printViolationsOf(page)).toEqual([]);
  });
}
