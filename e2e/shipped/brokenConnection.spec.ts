import { connectionTest } from '../support/connectionTest';
import { MESSAGES } from '../support/messages';
import { expect, openHydrated } from '../support/test';

connectionTest.use({ serviceWorkers: 'block' });

connectionTest('‘Try again’ opens the page on the way to which the connection broke', async ({ page, connection }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await openHydrated(page, '/');
  connection.truncated = /_rsc/;
  await page.getByRole('contentinfo').getByRole('link', { name: MESSAGES.en.Navigation.events }).click();
  await expect(heading).toHaveText('Unexpected Application Error!');
  connection.truncated = null;
  await page.getByRole('button', { name: MESSAGES.en.LoadMore.retry }).click();
  await expect(heading).toHaveText(MESSAGES.en.EventsPage.title);
});

connectionTest(
  'shows the pictures of a page that breaks off, to a visitor who scrolls',
  async ({ page, connection }) => {
    connection.truncated = /^\/events$/;
    await page.goto('/events', { waitUntil: 'commit' });
    const picture = page.locator('main img[loading=lazy]').first();
    await expect(picture).toBeAttached();
    await expect(picture).toBeHidden();
    await page.mouse.wheel(0, 300);
    await expect(picture).toBeVisible();
  },
);
