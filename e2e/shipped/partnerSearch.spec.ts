import type { Page } from '@playwright/test';
import { textOf } from '../support/html';
import { sendRequest } from '../support/http';
import { MESSAGES } from '../support/messages';
import { expect, openHydrated, test } from '../support/test';

const { directory } = MESSAGES.sr.ResidentCardPage;

const search = (page: Page) => page.getByRole('searchbox');
const cards = (page: Page) => page.locator('main article:visible');
const groups = (page: Page) => page.locator('main section').filter({ has: page.locator('article') });
const marks = (page: Page) => page.locator('mark');
const status = (page: Page) => page.locator('main').getByRole('status');
const found = (count: number): string => `${directory.found} ${count}`;

test.describe('the partner search with scripts', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, '/volim-kotor');
  });

  test('writes the filters into the address when typing pauses, without a history entry or a request', async ({
    page,
  }) => {
    await page.waitForLoadState('networkidle');
    const entries = await page.evaluate(() => window.history.length);
    const requests: string[] = [];
    page.on('request', (request) => {
      // The browser fetches the page’s icon at any time.
      if (!request.url().includes('/icons/')) requests.push(request.url());
    });
    await search(page).pressSequentially(' čorbe ');
    await page.getByRole('combobox').selectOption('ugostiteljstvo');
    await expect(page).toHaveURL(/\?q=%C4%8Dorbe&kategorija=ugostiteljstvo$/);
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    expect(requests).toEqual([]);
  });

  test('follows a link clicked while the address waits for typing to pause', async ({ page }) => {
    await page.route(/\/legal\?.*_rsc=/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await search(page).fill('kajak');
    await page.locator('footer a[href^="/legal"]').click();
    await expect(page).toHaveURL(/\/legal/);
    await page.goBack();
    await expect(search(page)).toHaveValue('kajak');
  });
});

test('highlights a shared search, and continues as the visitor types', async ({ page, complaints }) => {
  await openHydrated(page, '/volim-kotor?q=cvjecara');
  await expect(cards(page)).toHaveCount(1);
  await expect(marks(page)).toHaveText('Cvjećara');
  await search(page).fill('mimoza');
  await expect(marks(page)).toHaveText('Mimoza');
  await search(page).fill('');
  await expect(cards(page)).toHaveCount(70);
  expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('finds partners by a plain form, without regard to accents, marked and counted, or says so', async ({
    page,
  }) => {
    await page.goto('/volim-kotor');
    await expect(cards(page)).toHaveCount(70);
    await search(page).fill('djerdan');
    await page.getByRole('combobox').selectOption('ostalo');
    await page.getByRole('button', { name: directory.apply }).click();
    await expect(page).toHaveURL(/\?q=djerdan&kategorija=ostalo$/);
    await expect(cards(page)).toHaveCount(1);
    await expect(marks(page)).toHaveText('Đerdan');
    await expect(marks(page)).not.toHaveCSS('background-image', 'none');
    await expect(status(page)).toHaveText(found(1));
    await expect(search(page)).toHaveValue('djerdan');
    await expect(groups(page)).toHaveCount(1);
    await page.getByRole('link', { name: directory.clear }).click();
    await expect(cards(page)).toHaveCount(70);
    await page.goto('/volim-kotor?q=pingvin');
    await expect(cards(page)).toHaveCount(0);
    await expect(status(page)).toHaveText(directory.none);
  });
});

test('lists the partners by category, and says where the card is picked up', async ({ page }) => {
  await page.goto('/volim-kotor');
  const { all, health, hospitality, other } = directory.categories;
  await expect(groups(page).locator('h3')).toHaveText([health, hospitality, other]);
  await expect(page.getByRole('combobox').getByRole('option')).toHaveText([all, health, hospitality, other]);
  const { title, pickupTitle } = MESSAGES.sr.ResidentCardPage.contact;
  const contact = page.getByRole('region', { name: title });
  await expect(contact.getByRole('heading', { name: pickupTitle })).toBeVisible();
  await expect(contact.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(2);
});

test('lists discounts of 5 to 50 per cent, one of them dated', async ({ origin }) => {
  const text = textOf((await sendRequest(origin, '/volim-kotor')).text).replaceAll('\u00a0', ' ');
  const discounts = Array.from(text.matchAll(/(\d+) %/g), ([, value]) => Number(value));
  expect(Math.min(...discounts)).toBe(5);
  expect(Math.max(...discounts)).toBe(50);
  expect(text.match(/od 01\.05\. do 01\.11\./g)).toHaveLength(1);
});
