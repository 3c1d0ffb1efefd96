import { LANGUAGES } from '@/lib/i18n/language';
import { pagePaths, SAMPLES } from '../support/addresses';
import { cardsOf, hrefsOf } from '../support/lists';
import { MESSAGES } from '../support/messages';
import { expect, openHydrated, test } from '../support/test';

test('filters events by the badge of one, and links back to all', async ({ page, source }) => {
  await openHydrated(page, pagePaths(source, 'en').eventArticle);
  const id = SAMPLES[source].eventCategory;
  // The breadcrumbs link to the category too, without its colour.
  const badge = page.locator('main a[style*="--badge-colour"]').first();
  const name = (await badge.textContent()) ?? '';
  await badge.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveURL(`/events?id=${id}`);
  const narrowed = await cardsOf(page).count();
  expect(narrowed).toBeGreaterThan(0);
  await page.getByRole('navigation', { name: MESSAGES.en.Site.breadcrumbs }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES.en.EventsPage.title);
  await expect(page).toHaveURL('/events');
  await expect(page.getByRole('link', { name: MESSAGES.en.LoadMore.more, exact: true })).toBeVisible();
});

test('opens an event by a click anywhere on its card', async ({ page, source }) => {
  // Its picture and its date.
  for (const position of [
    { x: 200, y: 120 },
    { x: 20, y: 20 },
  ]) {
    await openHydrated(page, pagePaths(source, 'en').events);
    const card = cardsOf(page).first();
    const [href = ''] = await hrefsOf(card);
    await card.click({ position });
    await expect(page).toHaveURL(href);
  }
});

test('names and links the next event where the chosen days have none', async ({ page, source }) => {
  for (const language of LANGUAGES) {
    const events = pagePaths(source, language).events;
    await page.goto(`${events}?from=2020-01-01&to=2020-01-02`);
    const next = page
      .getByRole('main')
      .getByText(MESSAGES[language].EventFilter.next.split(':')[0] ?? '')
      .last();
    await expect(next).toContainText(/\d/);
    await expect(next.getByRole('link')).toHaveAttribute('href', new RegExp(`^${events}/`));
  }
});

test('says that the calendar does not reach days years ahead', async ({ page, source }) => {
  for (const language of LANGUAGES) {
    await page.goto(`${pagePaths(source, language).events}?from=2090-01-01&to=2090-01-31`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(MESSAGES[language].EventFilter.beyond);
  }
});
