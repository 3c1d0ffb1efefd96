import { readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { SEGMENTS } from '@/lib/routing/segments';
import { pagePaths, SAMPLES } from '../support/addresses';
import { printViolationsOf, violationsEverywhere } from '../support/axe';
import { sendRequest } from '../support/http';
import { MESSAGES } from '../support/messages';
import { expect, openHydrated, test } from '../support/test';

const { deepArticle, event, article } = SAMPLES.shipped;
const SHARED = `${deepArticle.id}~2026-07-22.${event.id}~2027-02-14.${article.id}.no-such-thing.a~b`;

const OWN = `/${SEGMENTS.trip.sr}`;

/** The entries of the days, without those of the map. */
const entriesOf = (page: Page): Locator => page.locator('[aria-labelledby^="day-"] h3');

test('saves articles and events, puts them on days, shares and removes them', async ({
  page,
  context,
  origin,
  complaints,
}) => {
  const { title, empty, myTrip: messages } = MESSAGES.sr.TripPage;
  const saveMessages = MESSAGES.sr.SaveButton;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const paths = pagePaths('shipped', 'sr');
  for (const kind of ['subcategoryArticle', 'eventArticle'] as const) {
    await openHydrated(page, paths[kind]);
    await page.getByRole('button', { name: saveMessages.save }).click();
    await expect(page.getByRole('button', { name: saveMessages.inTrip, exact: true })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: saveMessages.saved })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: saveMessages.trip }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  const days = page.getByRole('main').locator('section');
  const perast = days.getByRole('listitem').filter({ has: page.locator(`a[href*="id=${deepArticle.id}"]`) });
  await perast.locator('input').fill('2026-07-22');
  await expect(days.first().getByRole('heading', { level: 2 })).toHaveText(`${messages.weekdays.wed}, 22.07.2026`);
  await expect(days.first().getByRole('heading', { level: 3 })).toHaveCount(1);
  expect(await violationsEverywhere(page)).toEqual([]);

  const calendar = await page.getByRole('link', { name: messages.calendar }).getAttribute('href');
  const { status, text } = await sendRequest(origin, calendar ?? '');
  expect(status).toBe(200);
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(events.map((each) => String(each.getFirstPropertyValue('dtstart')))).toContain('2026-07-22');

  const actions = page.getByRole('list', { name: messages.actions });
  await actions.getByRole('button', { name: messages.shareButton.share }).click();
  await expect(actions.getByRole('status')).toHaveText(messages.shareButton.copied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${origin}/moje-putovanje\\?items=.*${deepArticle.id}~2026-07-22`));

  await page
    .getByRole('button', { name: new RegExp(`^${messages.remove}`) })
    .first()
    .click();
  await page.reload();
  await expect(entriesOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: new RegExp(`^${messages.remove}`) }).click();
  expect(await page.evaluate(() => window.localStorage.getItem('trip'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { name: empty })).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a shared trip by day, and counts unknown entries', async ({ page, origin }) => {
    const { myTrip } = MESSAGES.sr.TripPage;
    await page.goto(`${OWN}?items=${SHARED}`);
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toContainText([
      `${myTrip.weekdays.wed}, 22.07.2026`,
      `${myTrip.weekdays.sun}, 14.02.2027`,
      myTrip.noDay,
    ]);
    await expect(entriesOf(page)).toHaveCount(3);
    const map = page.getByRole('link', { name: myTrip.map, exact: true });
    await map.click();
    await expect(page).toHaveURL(/#map$/);
    await expect(page.locator(`#map #place-${deepArticle.id}`)).toBeVisible();
    await expect(page.locator(`#map #pin-${deepArticle.id}`)).toBeVisible();
    await expect(page.getByText(MESSAGES.sr.TripPage.sharedLeftOut)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
    const calendar = await page.getByRole('link', { name: myTrip.calendar }).getAttribute('href');
    expect((await sendRequest(origin, calendar ?? '')).status).toBe(200);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).toContain(`${OWN}?items=${deepArticle.id}~2026-07-22`);
    // What only the visitor’s own trip needs is not sent.
    expect(await page.content()).not.toContain(myTrip.loading);
  });

  test('explains that a trip needs JavaScript, and hides the save button', async ({ page, origin }) => {
    const { text } = await sendRequest(origin, OWN);
    expect(text).toMatch(new RegExp(`<noscript><p[^>]*>${MESSAGES.sr.TripPage.noScript}</p></noscript>`));
    await page.goto(pagePaths('shipped', 'sr').eventArticle);
    await expect(page.getByRole('button', { name: MESSAGES.sr.SaveButton.save })).toBeHidden();
  });
});

const messages = MESSAGES.en.TripPage;

test('adds a shared trip to the visitor’s own', async ({ page, complaints }) => {
  await openHydrated(page, `/my-trip?items=${SHARED}`);
  await page.getByRole('button', { name: messages.saveAll.save }).click();
  await page.getByRole('status').getByRole('link', { name: messages.title }).click();
  await expect(page).toHaveURL('/my-trip');
  await expect(entriesOf(page)).toHaveCount(3);
  expect(complaints).toEqual([]);
});

test('shows at most sixty entries of a long, broken trip, and says what was left out', async ({ page }) => {
  const many = Array.from({ length: 400 }, (_, number) => `t${number}`).join('.');
  await page.goto(`/my-trip?items=${many}.${encodeURIComponent('<b>./..%00')}`);
  await expect(page.getByText(messages.sharedLeftOut)).toBeVisible();
  await expect(page.getByText(messages.myTrip.cut)).toBeVisible();
  await expect(page.getByText(messages.sharedEmpty)).toBeVisible();
  await page.goto(`/my-trip?items=${readdirSync('content/guide').slice(0, 70).join('.')}`);
  await expect(page.getByText(messages.myTrip.cut)).toBeVisible();
  await expect(entriesOf(page)).toHaveCount(60);
});

test('prints a trip without controls, dark on white', async ({ page }) => {
  await page.addInitScript((trip) => window.localStorage.setItem('trip', trip), SHARED);
  await page.goto('/my-trip');
  await expect(entriesOf(page)).toHaveCount(3);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const main = page.getByRole('main');
  await expect(main.locator('button, input').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('header, footer nav').filter({ visible: true })).toHaveCount(0);
  await expect(entriesOf(page).first()).toBeVisible();
  expect(await printViolationsOf(page)).toEqual([]);
});
