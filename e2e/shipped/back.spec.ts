import { pagePaths } from '../support/addresses';
import { cardsOf } from '../support/lists';
import { MESSAGES } from '../support/messages';
import { openSearch } from '../support/openSearch';
import { PHONE } from '../support/screens';
import { expect, openHydrated, test } from '../support/test';

test('restores the cards, the scroll position and the focus of a list on the way back', async ({ page, source }) => {
  const { more } = MESSAGES.sr.LoadMore;
  await openHydrated(page, pagePaths(source, 'sr').allNews);
  const cards = cardsOf(page);
  for (let loaded = 1; loaded <= 2; loaded += 1) {
    const before = await cards.count();
    await page.getByText(more, { exact: true }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(before);
  }
  const count = await cards.count();
  const last = cards.last().getByRole('heading').getByRole('link');
  // Playwright scrolls while a new card ignores the second tap of a double tap.
  await last.click({ trial: true });
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrollY();
  expect(before).toBeGreaterThan(0);

  await last.click();
  await expect(page).toHaveURL(/[?&]id=/);
  // Nobody goes back in the frame in which the next page appears, before it is at its top.
  await expect.poll(scrollY).toBe(0);
  await page.goBack();
  await expect(cards).toHaveCount(count);
  await expect.poll(async () => Math.abs((await scrollY()) - before)).toBeLessThan(100);
  await expect(last).toBeFocused();
});

test('goes back to a page whose contents were used', async ({ page }) => {
  await openHydrated(page, '/visitors-info?lang=en');
  const heading = page.getByRole('heading', { level: 1, name: MESSAGES.en.VisitorsInfoPage.title });
  await page.locator('main nav a[href^="#"]').first().click();
  await expect(page).toHaveURL(/#/);
  await page.getByRole('banner').getByRole('link', { name: MESSAGES.en.Navigation.guide }).click();
  await expect(heading).toBeHidden();
  await page.goBack();
  await expect(heading).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(/visitors-info(?!.*#)/);
});

test('moves the focus to the content of the next page, and returns it on the way back', async ({ page }) => {
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  for (const link of [page.locator('#site-links a[href="/tax"]'), card]) {
    await openHydrated(page, '/?lang=en');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#questions')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(link).toBeFocused();
  }
});

test('moves the focus to the content from a link in the menu and in the search', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await page.setViewportSize(PHONE);
  await openHydrated(page, '/?lang=en');
  await page.getByRole('button', { name: MESSAGES.en.Navigation.openMenu }).click();
  await dialog.getByRole('link', { name: MESSAGES.en.Navigation.events }).press('Enter');
  await expect(page).toHaveURL('/events');
  await expect(page.getByRole('main')).toBeFocused();
  await openSearch(page);
  await dialog.getByRole('searchbox').fill('perast');
  await dialog.getByRole('link', { name: /^Perast, a town without walls/ }).press('Enter');
  await expect(page).toHaveURL(/perast/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('closes the menu on the way back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, '/?lang=en');
  const menu = page.getByRole('dialog');
  const open = () => page.getByRole('button', { name: MESSAGES.en.Navigation.openMenu }).click();
  await open();
  await menu.getByRole('link', { name: MESSAGES.en.Navigation.guide }).click();
  await expect(page).toHaveURL(/see-and-do/);
  await open();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
});

for (const { kind, submit, typed } of [
  { kind: 'plan', submit: MESSAGES.en.PlanPage.form.submit, typed: ['09:00', '10:00'] },
  { kind: 'events', submit: MESSAGES.en.EventFilter.apply, typed: ['2027-02-01', '2027-03-01'] },
] as const) {
  test(`the form of ${kind} has the values of the URL on the way back`, async ({ page }) => {
    await page.goto(pagePaths('shipped', 'en')[kind]);
    const form = page.getByRole('main').locator('form');
    for (const value of typed) {
      await form.locator('[name="from"]').fill(value);
      await form.getByRole('button', { name: submit }).click();
      await page.waitForURL((url) => url.searchParams.get('from') === value);
    }
    await page.goBack();
    const values = await form.evaluate((each: HTMLFormElement) => Array.from(new FormData(each)));
    expect(values).toEqual([...new URL(page.url()).searchParams]);
    expect(values[0]).toEqual(['from', typed[0]]);
  });
}
