import type { Page } from '@playwright/test';
import { SEGMENTS } from '../support/addresses';
import { expect, settle, test } from '../support/test';
import { fill, LANGUAGES, WORDS } from '../support/words';

const entry = (page: Page, id: string) => page.locator(`#place-${id}`);
const pin = (page: Page, id: string) => page.locator(`#pin-${id}`);

/** Bytes a page asks for from a folder of the site, as they travel. */
async function bytesFrom(page: Page, path: string, folder: string): Promise<number> {
  await page.goto(path);
  await settle(page);
  return page.evaluate(
    (from) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes(from) && name.endsWith('.js'))
        .reduce((sum, one) => sum + (one as PerformanceResourceTiming).encodedBodySize, 0),
    folder,
  );
}

for (const language of LANGUAGES) {
  const words = WORDS[language].MapPage;
  const path = `/${SEGMENTS.map[language]}`;

  test(`every pin has its entry and every entry its pin, each with one number: ${language}`, async ({ page }) => {
    await page.goto(path);
    const ids = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => all.map(({ id, textContent }) => `${id} ${parseInt(textContent ?? '', 10)}`));
    const pins = await ids('main svg a[id^="pin-"]');
    const entries = await ids('main li[id^="place-"]');
    expect(pins.length).toBeGreaterThanOrEqual(35);
    expect(pins.map((each) => each.replace('pin-', ''))).toEqual(entries.map((each) => each.replace('place-', '')));
  });

  test(`home, menu and footer lead to the map: ${language}`, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
    await expect(page.getByRole('main').getByRole('link', { name: WORDS[language].HomePage.map.map })).toHaveAttribute(
      'href',
      path,
    );
    for (const landmark of ['banner', 'contentinfo'] as const) {
      const link = page.getByRole(landmark).getByRole('link', { name: WORDS[language].Navigation.map, exact: true });
      await expect(link).toHaveAttribute('href', path);
    }
  });

  test(`the map is on the first screen of a phone: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    const hero = await page.locator('main h1').evaluate((title) => title.getBoundingClientRect().bottom);
    const drawing = await page
      .locator('main figure svg')
      .first()
      .evaluate((svg) => svg.getBoundingClientRect().top);
    expect(hero).toBeLessThanOrEqual(640 / 5);
    expect(drawing).toBeLessThan(640 / 2);
  });

  test(`one kind of place at an address of its own, which is not indexed: ${language}`, async ({ page }) => {
    await page.goto(path);
    await page
      .getByRole('navigation', { name: words.filterLabel })
      .getByRole('link', { name: words.groups.churches })
      .click();
    await expect(page).toHaveURL(`${path}?kind=churches`);
    await expect(entry(page, 'st-tryphons-cathedral')).toBeVisible();
    await expect(entry(page, 'maritime-museum')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  });

  test(`what is good for more than one thing is found under each: ${language}`, async ({ page }) => {
    const filter = page.getByRole('navigation', { name: words.filterLabel });
    for (const group of ['arrival', 'buses', 'toilets'] as const) {
      await page.goto(path);
      await filter.getByRole('link', { name: words.groups[group] }).click();
      await expect(page).toHaveURL(`${path}?kind=${group}`);
      await expect(entry(page, 'coach-station')).toContainText(
        [words.kinds.arrival, words.kinds.buses, words.kinds.toilets].join(' · '),
      );
      await expect(pin(page, 'coach-station')).toBeVisible();
      await expect(entry(page, 'perast')).toHaveCount(0);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list, the filter and the way between pin and entry are there', async ({ page }) => {
    await page.goto('/map');
    await expect(entry(page, 'perast').getByRole('link', { name: 'Perast', exact: true })).toHaveAttribute(
      'href',
      /^\/see-and-do\/.+\?id=perast$/,
    );
    await entry(page, 'perast')
      .getByRole('link', { name: fill(WORDS.en.MapPage.entry.showNamed, { name: 'Perast' }) })
      .click();
    await expect(page).toHaveURL('/map#pin-perast');
    await expect(page.getByRole('button', { name: WORDS.en.MapPage.tools.in }).first()).toBeHidden();
    await expect(page.getByRole('button', { name: WORDS.en.MapPage.near.ask })).toBeHidden();
  });
});

test('choosing an entry marks its pin, and the reverse', async ({ page }) => {
  await page.goto('/map');
  await settle(page);
  await entry(page, 'dobrota')
    .getByRole('link', { name: /^Show on the map/ })
    .click();
  await expect(pin(page, 'dobrota')).toHaveAttribute('data-current', '');
  await pin(page, 'muo').click();
  await expect(entry(page, 'muo')).toHaveAttribute('data-current', '');
  await expect(pin(page, 'dobrota')).not.toHaveAttribute('data-current', '');
  await expect(entry(page, 'muo').getByRole('link', { name: 'Muo', exact: true })).toBeFocused();
});

test('the drawing zooms, scrolls by itself, and leaves the wheel to the page', async ({ page }) => {
  await page.goto('/map');
  await settle(page);
  const { label } = WORDS.en.MapPage.drawings.bay;
  const box = page.getByRole('group', { name: label, exact: true });
  await box.scrollIntoViewIfNeeded();
  await box.hover();
  const top = () => box.evaluate((it) => it.getBoundingClientRect().top);
  const before = await top();
  await page.mouse.wheel(0, 200);
  await expect.poll(top).toBeLessThan(before);
  await page
    .getByRole('group', { name: fill(WORDS.en.MapPage.tools.label, { map: label }) })
    .getByRole('button', { name: WORDS.en.MapPage.tools.in })
    .click();
  await expect.poll(() => box.evaluate((it) => it.scrollWidth / it.clientWidth)).toBeCloseTo(1.5, 1);
  await box.focus();
  const left = await box.evaluate((it) => it.scrollLeft);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((it) => it.scrollLeft)).toBeGreaterThan(left);
  await page.keyboard.press('0');
  await expect.poll(() => box.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

test('distances are told on request, and nothing is asked before', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 42.425, longitude: 18.77 });
  await page.goto('/map');
  await settle(page);
  await expect(page.locator('[data-distance]')).toHaveCount(0);
  await page.getByRole('button', { name: WORDS.en.MapPage.near.ask }).click();
  await expect(entry(page, 'perast').locator('[data-distance]')).toHaveText('8.9 km');
  await expect(entry(page, 'sea-gate').locator('[data-distance]')).toHaveText('50 m');
});

test('a refusal is told in words', async ({ page }) => {
  await page.goto('/karta');
  await settle(page);
  await page.getByRole('button', { name: WORDS.sr.MapPage.near.ask }).click();
  await expect(page.getByText(WORDS.sr.MapPage.near.refused)).toBeVisible();
});

test('the map costs little: its own scripts, and all of the page with its styles but what every page has', async ({
  page,
}) => {
  const floor = await bytesFrom(page, '/imprint', '/_next/');
  const own = (await bytesFrom(page, '/map', '/_next/')) - floor;
  expect(own).toBeLessThan(6_000);
  const html = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).encodedBodySize,
  );
  expect(html + own).toBeLessThan(56_000);
});
