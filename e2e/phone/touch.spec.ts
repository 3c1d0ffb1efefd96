import type { Locator, Page } from '@playwright/test';
import { fill } from '@/lib/i18n/fill';
import { pagePaths } from '../support/addresses';
import { holdRequests } from '../support/holdRequests';
import { MESSAGES } from '../support/messages';
import { openSearch } from '../support/openSearch';
import { type Point, pointIn } from '../support/pointIn';
import { expect, openHydrated, type Source, test } from '../support/test';
import { doubleTap } from './doubleTap';

/** Drags with one finger, sideways or down. */
async function swipe(page: Page, { x, y }: Point, right: number, down = 0): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + right * part, y: y + down * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
}

/** Enlarges the page, as two fingers do. */
async function zoom(page: Page, pageScaleFactor = 2.5): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor });
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeCloseTo(pageScaleFactor);
}

/** How far an enlarged page was moved sideways. */
const pannedBy = (page: Page): Promise<number> => page.evaluate(() => window.visualViewport?.offsetLeft ?? 0);

async function openGallery(page: Page, source: Source): Promise<Locator> {
  await openHydrated(page, pagePaths(source, 'en').subcategoryArticle);
  return page.getByRole('main').getByRole('figure', { name: MESSAGES.en.Gallery.label });
}

async function openFullScreen(page: Page, gallery: Locator): Promise<Locator> {
  await gallery.getByRole('button', { name: MESSAGES.en.Gallery.fullScreen }).tap();
  const dialog = page.getByRole('dialog', { name: MESSAGES.en.Gallery.label });
  await expect(dialog.locator('picture').first()).toBeVisible();
  return dialog;
}

test('turns a gallery by a swipe of 50 pixels or more', async ({ page, source }) => {
  const messages = MESSAGES.en.Gallery;
  const gallery = await openGallery(page, source);
  const picture = gallery.locator('picture').first();
  await picture.scrollIntoViewIfNeeded();
  const centre = await pointIn(picture);
  const at = (current: number): Promise<void> =>
    expect(gallery.getByText(fill(messages.position, { current, total: 3 })).first()).toBeVisible();
  await at(1);
  await swipe(page, centre, -70);
  await at(2);
  await swipe(page, centre, -30);
  await at(2);
  await swipe(page, centre, 70);
  await at(1);
  await swipe(page, centre, 70);
  await at(3);
});

test('pans an enlarged picture of a gallery, and turns it again at its own size', async ({ page, source }) => {
  const dialog = await openFullScreen(page, await openGallery(page, source));
  const at = (current: number): Promise<void> =>
    expect(dialog.getByText(fill(MESSAGES.en.Gallery.position, { current, total: 3 }))).toBeVisible();
  await zoom(page);
  await swipe(page, { x: 300, y: 700 }, -200);
  await expect.poll(() => pannedBy(page)).toBeGreaterThan(40);
  await at(1);
  await zoom(page, 1);
  await swipe(page, { x: 300, y: 400 }, -200);
  await at(2);
});

test('pans an enlarged picture of home', async ({ page }) => {
  await openHydrated(page, '/?lang=en');
  const carousel = page.getByRole('region', { name: MESSAGES.en.Carousel.label });
  await carousel.getByRole('button', { name: MESSAGES.en.Carousel.pause }).tap();
  const shown = carousel.locator('[role="group"][aria-hidden="false"]');
  const before = await shown.getAttribute('aria-label');
  await zoom(page);
  await swipe(page, { x: 350, y: 700 }, -300);
  await expect.poll(() => pannedBy(page)).toBeGreaterThan(80);
  await expect(shown).toHaveAttribute('aria-label', before ?? '');
});

test('holds the page still behind the full screen of a gallery and behind the search', async ({ page, source }) => {
  const top = (): Promise<number> => page.evaluate(() => window.scrollY);
  const gallery = await openGallery(page, source);
  await gallery.scrollIntoViewIfNeeded();
  const header = page.getByRole('banner', { includeHidden: true });
  await expect(header).toHaveAttribute('data-shrunk');
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const headerBefore = await header.boundingBox();
  const dialog = await openFullScreen(page, gallery);
  const before = await top();
  expect(before).toBeGreaterThan(0);
  await swipe(page, { x: 150, y: 500 }, 0, -300);
  await swipe(page, { x: 150, y: 300 }, 0, 200);
  await page.waitForTimeout(300);
  expect(await top()).toBe(before);
  expect(await header.boundingBox()).toEqual(headerBefore);
  await dialog.getByRole('button', { name: MESSAGES.en.Gallery.close }).tap();
  await expect(dialog).toBeHidden();

  // Until then the page ignores taps.
  await expect(page.locator('body')).toHaveCSS('visibility', 'hidden', { pseudo: 'after' });
  // Playwright scrolls to a sticky element before it taps it.
  const search = await pointIn(page.getByRole('banner').getByRole('link', { name: MESSAGES.en.SearchPage.open }));
  await page.touchscreen.tap(search.x, search.y);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await swipe(page, { x: 100, y: 30 }, 0, 300);
  await page.waitForTimeout(300);
  expect(await top()).toBe(before);
});

test('stays on the list on a double tap on load more', async ({ page }) => {
  await openHydrated(page, '/events?lang=en');
  const more = page.getByRole('link', { name: MESSAGES.en.LoadMore.more, exact: true });
  await more.scrollIntoViewIfNeeded();
  const cards = page.locator('main :is(h3, h4) a');
  const before = await cards.count();
  await doubleTap(page, more);
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/events\?lang=en$/);
});

test('opens a result on a double tap, and not what was under it', async ({ page }) => {
  await openHydrated(page, '/see-and-do?lang=en');
  await page
    .locator('main h3')
    .first()
    .evaluate((card) => card.scrollIntoView());
  const release = await holdRequests(page, /id=perast/);
  await openSearch(page);
  await page.getByRole('searchbox').fill('perast');
  await doubleTap(
    page,
    page
      .getByRole('dialog')
      .getByRole('link', { name: /^Perast/ })
      .first(),
  );
  release();
  await expect(page).toHaveURL(/\?id=perast$/);
});

test('keeps the search open on a double tap on its link', async ({ page }) => {
  // Narrower than the window, so that its backdrop is over the link.
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, '/tax');
  await doubleTap(page, page.getByRole('banner').getByRole('link', { name: MESSAGES.en.SearchPage.open }));
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('calls no taxi on a double tap on a card for the driver', async ({ page }) => {
  const { drivers } = MESSAGES.en.VisitorsInfoPage;
  await openHydrated(page, '/visitors-info?lang=en');
  const card = page.getByRole('button', { name: drivers.places.tivatAirport });
  await card.tap();
  const number = await pointIn(page.getByRole('dialog').locator('a[href^="tel:"]').first());
  await page.getByRole('button', { name: MESSAGES.en.DriverCards.close }).tap();
  await card.evaluate((button, y) => scrollBy(0, button.getBoundingClientRect().top - y), number.y);
  await page.evaluate(() =>
    addEventListener('click', ({ target }) => {
      if ((target as Element).matches('a[href^="tel:"]')) document.title = 'called';
    }),
  );
  await doubleTap(page, card, number);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).not.toHaveTitle('called');
});
