import { kindsOfPage } from '../support/addresses';
import { violationsEverywhere } from '../support/axe';
import { expect, test } from '../support/test';
import { WORDS } from '../support/words';

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const words = WORDS.sr.PlanPage;
const path = kindsOfPage('shipped', 'sr').plan ?? '';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('plans a round that ends in time and opens as a trip', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
    await page.getByLabel(words.form.from).fill('09:00');
    await page.getByLabel(words.form.to).fill('12:00');
    await page.getByLabel(words.form.day, { exact: true }).fill('2027-05-04');
    await page.getByRole('button', { name: words.form.submit }).click();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByLabel(words.form.to)).toHaveValue('12:00');

    const times = (await page.getByRole('main').locator('ol time').allInnerTexts()).map(toMinutes);
    expect(times.length).toBeGreaterThan(4);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(toMinutes('11:50'));

    const places = await page.getByRole('main').locator('ol h3 a').allInnerTexts();
    await page.getByRole('link', { name: words.trip }).click();
    await expect(page.locator('[aria-labelledby="day-2027-05-04"] h3')).toHaveCount(places.length);
  });

  test('reports an invalid input, and preserves what was entered', async ({ page }) => {
    await page.goto(`${path}?from=12:00&to=11:00&rain=yes`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(words.errors.order);
    await expect(page.getByLabel(words.form.from)).toHaveValue('12:00');
    await expect(page.getByLabel(words.form.rain)).toBeChecked();
    await page.goto(`${path}?from=11:00&to=11:20`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(words.errors.short);
  });
});

test('each example is a plan, which is accessible', async ({ page }) => {
  for (const name of ['ship', 'halfDay', 'rainyDay'] as const) {
    await page.goto(path);
    await page.getByRole('link', { name: words.examples[name] }).click();
    await expect(page.getByRole('main').locator('ol h3 a').first()).toBeVisible();
  }
  expect(await violationsEverywhere(page)).toEqual([]);
});
