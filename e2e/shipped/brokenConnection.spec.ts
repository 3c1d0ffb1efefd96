import { connectionTest } from '../support/connectionTest';
import { expect, openHydrated } from '../support/test';
import { WORDS } from '../support/words';

connectionTest.use({ serviceWorkers: 'block' });

connectionTest('‘Try again’ opens the page on the way to which the connection broke', async ({ page, connection }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await openHydrated(page, '/');
  connection.truncated = /_rsc/;
  await page.getByRole('contentinfo').getByRole('link', { name: WORDS.en.Navigation.events }).click();
  await expect(heading).toHaveText('Unexpected Application Error!');
  connection.truncated = null;
  await page.getByRole('button', { name: WORDS.en.LoadMore.retry }).click();
  await expect(heading).toHaveText(WORDS.en.EventsPage.title);
});
