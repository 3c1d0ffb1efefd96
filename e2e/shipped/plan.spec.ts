import ICAL from 'ical.js';
import { pagePaths } from '../support/addresses';
import { violationsEverywhere } from '../support/axe';
import { pathOf } from '../support/html';
import { sendRequest } from '../support/http';
import { MESSAGES } from '../support/messages';
import { PLAN_DAY } from '../support/planDay';
import { expect, test } from '../support/test';

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const messages = MESSAGES.sr.PlanPage;
const path = pagePaths('shipped', 'sr').plan;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('plans a round that ends in time and opens as a trip', async ({ page }) => {
    await page.goto(path);
    await page.getByLabel(messages.form.from).fill('09:00');
    await page.getByLabel(messages.form.to).fill('12:00');
    await page.getByLabel(messages.form.day, { exact: true }).fill(PLAN_DAY);
    await page.getByRole('button', { name: messages.form.submit }).click();
    await expect(page.getByLabel(messages.form.to)).toHaveValue('12:00');

    const times = (await page.getByRole('main').locator('ol time').allInnerTexts()).map(toMinutes);
    expect(times.length).toBeGreaterThan(4);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(toMinutes('11:50'));

    const places = await page.getByRole('main').locator('ol h3 a').allInnerTexts();
    await page.getByRole('link', { name: messages.trip }).click();
    await expect(page.locator(`[aria-labelledby="day-${PLAN_DAY}"] h3`)).toHaveCount(places.length);
  });

  test('adds a plan to the calendar with its times', async ({ page, origin }) => {
    const { calendar } = MESSAGES.en.PlanPage;
    await page.goto(`${pagePaths('shipped', 'en').plan}?from=09:00&to=13:00&day=${PLAN_DAY}&children=yes`);
    const main = page.getByRole('main');
    const times = await main.locator('ol time').allInnerTexts();
    const href = (await page.getByRole('link', { name: calendar }).getAttribute('href')) ?? '';
    const { text } = await sendRequest(origin, href);
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each));
    // The first row is the Sea Gate, where nothing is done.
    expect(events.map(({ startDate }) => String(startDate))).toEqual(
      times.slice(1).map((time) => `${PLAN_DAY}T${time}:00`),
    );
  });

  test('links to the plans there are where there is none', async ({ page }) => {
    const choices = 'children=yes&steps=yes&rain=yes';
    await page.goto(`${path}?from=09:00&to=11:00&day=${PLAN_DAY}&${choices}`);
    const main = page.getByRole('main');
    const { unknown, changes } = messages.result;
    await expect(main.getByRole('status')).toContainText(unknown);
    const ways = main
      .locator('ul')
      .filter({ has: page.locator('a[href*="from="]') })
      .getByRole('link');
    await expect(ways).toHaveText([changes.rain, changes.steps, changes.children]);
    for (const href of await ways.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))) {
      await page.goto(href);
      await expect(main.locator('ol h3 a').first()).toBeVisible();
    }
  });

  test('reports an invalid input, and preserves what was entered', async ({ page }) => {
    await page.goto(`${path}?from=12:00&to=11:00&rain=yes&round=perast`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(messages.result.errors.order);
    await expect(page.getByLabel(messages.form.from)).toHaveValue('12:00');
    await expect(page.getByLabel(messages.form.rain)).toBeChecked();
    await expect(page.getByLabel(messages.form.rounds.perast)).toBeChecked();
  });
});

test('the ready plans are articles with plans that can be changed and saved', async ({ page, origin }) => {
  await page.goto(path);
  const list = page.getByRole('region', { name: messages.ready.list });
  const hrefs = await list
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs).toHaveLength(6);
  for (const href of hrefs) {
    expect
      .soft((await sendRequest(origin, pathOf(href))).text, href)
      .toMatch(/<ol\b[^>]*>(?:(?!<\/ol>).)*<\/time><h3\b[^>]*><a /s);
  }
  await page.goto(hrefs.find((href) => href.includes('three-days-with-the-bay')) ?? '');
  const days = page.locator('article section[aria-labelledby^="plan-"]');
  await expect(days).toHaveCount(3);
  expect(await violationsEverywhere(page)).toEqual([]);

  const third = await days.nth(2).locator('h3 a').allInnerTexts();
  await days.nth(2).getByRole('link', { name: messages.ready.changeDay }).click();
  await expect(page.getByLabel(messages.form.without)).toBeChecked();
  await expect(page.getByRole('main').locator('ol h3 a')).toHaveText(third);
  await page.goBack();
  await page.getByRole('link', { name: messages.trip }).click();
  await expect(page.locator('[aria-labelledby^="day-"]')).toHaveCount(3);
});
