import { DAY_MS } from '@/lib/i18n/day';
import { pagePaths } from '../support/addresses';
import { holdRequests } from '../support/holdRequests';
import { MESSAGES } from '../support/messages';
import { expect, openHydrated, test } from '../support/test';

const TWO_DAYS_MS = 2 * DAY_MS;
/** Longer than React takes from the request for its last script to its start. */
const REACT_START_MS = 1_000;

test('a page works as the server sent it where no further script can be loaded', async ({
  page,
  source,
  complaints,
}) => {
  // Loads the script of the note about an old page too.
  await page.clock.setSystemTime(Date.now() + TWO_DAYS_MS);
  const { home, article } = pagePaths(source, 'en');
  for (const [path, part] of [
    [home, page.getByRole('region', { name: MESSAGES.en.Carousel.label })],
    [article, page.getByRole('region', { name: MESSAGES.en.ArticlePage.related })],
  ] as const) {
    const html = await (await page.request.get(path)).text();
    const refused: string[] = [];
    await page.route('**/_next/static/chunks/**', (route) => {
      if (html.includes(new URL(route.request().url()).pathname)) return route.continue();
      refused.push(route.request().url());
      return route.abort();
    });
    await openHydrated(page, path);
    await part.scrollIntoViewIfNeeded();
    await part.hover();
    await expect.poll(() => refused.length, path).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    const errors = complaints.splice(0).filter((each) => each.startsWith('error:'));
    expect.soft(errors, path).toEqual([]);
    await expect(part.getByRole('img').or(part.getByRole('link')).first(), path).toBeVisible();
    await page.unrouteAll();
  }
});

test('requests the scripts and style sheets again that the connection lost', async ({ page }) => {
  const lost = new Set<string>();
  await page.route('**/_next/static/chunks/**', (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort();
  });
  await openHydrated(page, '/events');
  await expect
    .poll(() =>
      page
        .locator('link[rel=stylesheet][href^="/_next/"]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).sheet?.cssRules.length || 0)),
    )
    .not.toContain(0);
});

test('carries out a press while a lost script is requested again', async ({ page, source }) => {
  const messages = MESSAGES.en.SaveButton;
  const { home, article } = pagePaths(source, 'en');
  const html = await (await page.request.get(home)).text();
  const lost = new Set<string>();
  const scripts = '**/_next/static/chunks/*.js';
  const release = await holdRequests(page, scripts);
  await page.route(scripts, (route) => {
    const { pathname } = new URL(route.request().url());
    // React starts, without a script of the article.
    if (html.includes(pathname)) return route.continue();
    if (lost.has(pathname)) return route.fallback();
    lost.add(pathname);
    return route.abort();
  });
  await page.goto(article);
  await expect.poll(() => lost.size).toBeGreaterThan(0);
  await page.waitForTimeout(REACT_START_MS);
  const line = page.locator('.link-progress');
  await page.getByRole('button', { name: messages.save }).click();
  await expect(line).toHaveCount(1);
  release();
  await expect(page.getByRole('button', { name: messages.inTrip, exact: true })).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('reloads the trip whose script is gone after a deployment', async ({ page, source }) => {
  const { trip, article } = pagePaths(source, 'en');
  await openHydrated(page, article);
  await page.getByRole('button', { name: MESSAGES.en.SaveButton.save }).click();
  await expect(page.getByRole('button', { name: MESSAGES.en.SaveButton.inTrip, exact: true })).toBeVisible();

  const html = await (await page.request.get(trip)).text();
  let documents = 0;
  await page.route(`**${trip}`, (route) => {
    documents += 1;
    return route.continue();
  });
  await page.route('**/_next/static/chunks/**', (route) =>
    documents > 1 || html.includes(new URL(route.request().url()).pathname)
      ? route.continue()
      : route.fulfill({ status: 404 }),
  );
  await page.goto(trip);
  await page.getByRole('main').getByRole('button', { name: MESSAGES.en.TripPage.myTrip.retry }).click();
  await expect(page.locator('[aria-labelledby^="day-"] h3')).toHaveCount(1);
});

test('loads the next page as a document when its script cannot be loaded', async ({ page, source }) => {
  await openHydrated(page, pagePaths(source, 'en').allNews);
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.getByRole('link', { name: MESSAGES.en.LoadMore.more, exact: true }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
});
