import { SEGMENTS } from '@/lib/routing/segments';
import { MESSAGES } from '../support/messages';
import { expect, openHydrated, test, waitForHydration } from '../support/test';

test('a choice filters the guide, and ‘load more’ adds to it', async ({ page }) => {
  const { GuideFilter: messages, LoadMore } = MESSAGES.sr;
  const path = `/${SEGMENTS.guide.sr}`;
  await openHydrated(page, path);
  const choice = page
    .getByRole('navigation', { name: messages.label })
    .getByRole('link', { name: messages.choices.hour });
  await choice.press('Enter');
  await expect(page).toHaveURL(`${path}?for=hour`);
  await expect(choice).toHaveAttribute('aria-current', 'page');
  await expect(choice).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ član/);
  await expect(choice).toHaveAccessibleDescription(/^\d+ član/);
  await page.reload();
  await waitForHydration(page);
  const cards = page.locator('[data-kind="articles"] li');
  await expect(cards).toHaveCount(12);
  await page.getByRole('link', { name: LoadMore.more }).click();
  await expect(cards).not.toHaveCount(12);
});

test('a filtered category gets its id, which its links keep', async ({ page }) => {
  const { GuideFilter: messages } = MESSAGES.en;
  const path = '/see-and-do/old-town';
  await openHydrated(page, `${path}?for=steps`);
  await expect(page).toHaveURL(`${path}?id=old-town&for=steps`);
  const filter = page.getByRole('navigation', { name: messages.label });
  await expect(filter.locator('[aria-current]')).toHaveAttribute('href', `${path}?id=old-town&for=steps`);
  await filter.getByRole('link', { name: messages.choices.all }).click();
  await expect(page).toHaveURL(`${path}?id=old-town`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a choice filters a category, over several pages', async ({ page }) => {
    await page.goto('/see-and-do/old-town');
    const filter = page.getByRole('navigation', { name: MESSAGES.en.GuideFilter.label });
    await filter.getByRole('link', { name: MESSAGES.en.GuideFilter.choices.steps }).click();
    await expect(page).toHaveURL('/see-and-do/old-town?id=old-town&for=steps');
    await expect(filter.getByRole('link', { name: MESSAGES.en.GuideFilter.choices.steps })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.locator('[data-kind="articles"] li').first()).toBeVisible();
    expect((await page.request.get('/see-and-do?for=hour&page=2')).status()).toBe(200);
    expect((await page.request.get('/see-and-do?for=hour&page=9')).status()).toBe(404);
  });
});
