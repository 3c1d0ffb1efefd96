import type { Page } from '@playwright/test';
import { fill } from '@/lib/i18n/fill';
import { SEGMENTS } from '@/lib/routing/segments';
import { textOf } from '../support/html';
import { sendRequest } from '../support/http';
import { MESSAGES } from '../support/messages';
import { expect, openHydrated, test } from '../support/test';

const entry = (page: Page, id: string) => page.locator(`#place-${id}`);
const pin = (page: Page, id: string) => page.locator(`#pin-${id}`);

/** Transferred bytes of the scripts that a page loads from a folder. */
async function bytesFrom(page: Page, path: string, folder: string): Promise<number> {
  await openHydrated(page, path);
  return page.evaluate(
    (from) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes(from) && name.endsWith('.js'))
        .reduce((sum, one) => sum + (one as PerformanceResourceTiming).encodedBodySize, 0),
    folder,
  );
}

const messages = MESSAGES.sr.MapPage;
const path = `/${SEGMENTS.map.sr}`;

test('gives every pin an entry with the same number', async ({ page }) => {
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

test('shows the map on the first screen of a phone', async ({ page }) => {
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

test('has the current filter in view on a phone, also under reduced motion', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(`${path}?kind=parking`);
    const current = page.getByRole('navigation', { name: messages.filterLabel }).locator('[aria-current]');
    await expect(current).toBeInViewport({ ratio: 0.9 });
  }
});

test('filters places at an address of its own', async ({ page }) => {
  await page.goto(path);
  const choice = page.getByRole('navigation', { name: messages.filterLabel }).getByText(messages.groups.churches);
  await choice.click();
  await expect(page).toHaveURL(`${path}?kind=churches`);
  await expect(choice).toHaveAccessibleDescription(/\d+ mjest.*\d+ mjest/);
  await expect(entry(page, 'st-tryphons-cathedral')).toBeVisible();
  await expect(entry(page, 'maritime-museum')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ mjest/ })).toHaveCount(2);
});

test('shows a place with several uses under each', async ({ origin }) => {
  const { arrival, buses, toilets } = messages.groupOfPlace;
  for (const group of ['arrival', 'buses', 'toilets']) {
    const { text } = await sendRequest(origin, `${path}?kind=${group}`);
    expect(textOf(text), group).toContain([arrival, buses, toilets].join(' · '));
    for (const id of ['place-coach-station', 'pin-coach-station']) expect(text, group).toContain(`id="${id}"`);
    expect(text, group).not.toContain('id="place-perast"');
  }
});

test.describe('before consent', () => {
  test.use({ hasConsent: false, viewport: { width: 1280, height: 720 } });

  test('the tools of a drawing that stays in view are not behind the banner', async ({ page }) => {
    await openHydrated(page, path);
    await expect(page.getByRole('button', { name: MESSAGES.sr.CookieBanner.accept })).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    // The tools may still move after the scroll.
    await expect(async () => {
      const { x = 0, y = 0 } =
        (await page.getByRole('button', { name: messages.tools.in }).first().boundingBox()) ?? {};
      await page.mouse.click(x + 10, y + 10);
      await expect(page.locator('[data-zoomed]')).toBeInViewport({ timeout: 1_000 });
    }).toPass();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the list and the filter, and links pins and entries', async ({ page }) => {
    await page.goto('/map');
    await expect(entry(page, 'perast').getByRole('link', { name: 'Perast', exact: true })).toHaveAttribute(
      'href',
      /^\/see-and-do\/.+\?id=perast$/,
    );
    await entry(page, 'perast')
      .getByRole('link', { name: `${MESSAGES.en.MapPage.entry.show}: Perast` })
      .click();
    await expect(page).toHaveURL('/map#pin-perast');
    await expect(page.getByRole('button', { name: MESSAGES.en.MapPage.tools.in }).first()).toBeHidden();
    await expect(page.getByRole('button', { name: MESSAGES.en.MapPage.near.action })).toBeHidden();
  });
});

test('marks the pin of a chosen entry, and the reverse', async ({ page }) => {
  await openHydrated(page, '/map');
  await entry(page, 'dobrota')
    .getByRole('link', { name: /^Show on the map/ })
    .click();
  await expect(pin(page, 'dobrota')).toHaveAttribute('data-current', '');
  await pin(page, 'muo').click();
  await expect(entry(page, 'muo')).toHaveAttribute('data-current', '');
  await expect(pin(page, 'dobrota')).not.toHaveAttribute('data-current', '');
  await expect(entry(page, 'muo').getByRole('link', { name: 'Muo', exact: true })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`shows which pin is under the pointer: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openHydrated(page, '/map');
    const dobrota = pin(page, 'dobrota');
    const fillOf = () => dobrota.evaluate((element) => getComputedStyle(element).fill);
    const atRest = await fillOf();
    await dobrota.hover();
    await expect.poll(fillOf).not.toBe(atRest);
  });
}

test('leads from an entry to the drawing and back by its pin', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, path);
  const show = entry(page, 'st-lukes-church').getByRole('link', { name: messages.entry.show });
  await show.click();
  await expect(pin(page, 'st-lukes-church')).toBeInViewport();
  await expect(page.locator('main figure').first()).toBeInViewport({ ratio: 0.9 });
  await pin(page, 'st-lukes-church').click();
  await expect(show).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 256 });
  await show.click();
  await expect(async () => {
    const { y = 0, height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    expect((await pin(page, 'st-lukes-church').boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  }).toPass({ timeout: 10_000 });
});

test('goes back to where a pin led, with the focus, and before that to the page before', async ({ page }) => {
  await page.goto('/imprint?lang=en');
  await openHydrated(page, '/map');
  await pin(page, 'muo').click();
  const place = entry(page, 'muo').getByRole('link', { name: 'Muo', exact: true });
  const top = () => place.evaluate((link) => link.getBoundingClientRect().top);
  const before = await top();
  await place.click();
  await expect(place).toBeHidden();
  await page.goBack();
  await expect(place).toBeFocused();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(10);
  await page.goBack();
  await expect(page).toHaveURL('/imprint?lang=en');
});

test('marks one place alone, also when the address names another', async ({ page }) => {
  await openHydrated(page, '/map#place-perast');
  await expect(entry(page, 'perast')).not.toHaveCSS('box-shadow', 'none');
  await pin(page, 'muo').click();
  await expect(entry(page, 'muo')).not.toHaveCSS('box-shadow', 'none');
  await expect(entry(page, 'perast')).toHaveCSS('box-shadow', 'none');
});

test('zooms the drawing, scrolls it by keys, and leaves the wheel to the page', async ({ page }) => {
  await openHydrated(page, '/map');
  const { label } = MESSAGES.en.MapPage.drawings.bay;
  const box = page.getByRole('group', { name: label, exact: true });
  await box.scrollIntoViewIfNeeded();
  await box.hover();
  const top = () => box.evaluate((it) => it.getBoundingClientRect().top);
  const before = await top();
  await page.mouse.wheel(0, 200);
  await expect.poll(top).toBeLessThan(before);
  await page
    .getByRole('group', { name: fill(MESSAGES.en.MapPage.tools.label, { map: label }) })
    .getByRole('button', { name: MESSAGES.en.MapPage.tools.in })
    .click();
  await expect.poll(() => box.evaluate((it) => it.scrollWidth / it.clientWidth)).toBeCloseTo(1.5, 1);
  await box.focus();
  const left = await box.evaluate((it) => it.scrollLeft);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((it) => it.scrollLeft)).toBeGreaterThan(left);
  await page.keyboard.press('0');
  await expect.poll(() => box.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

test('drags the zoomed drawing by a pin without following its link', async ({ page }) => {
  await openHydrated(page, '/map');
  const { label } = MESSAGES.en.MapPage.drawings.bay;
  await page
    .getByRole('group', { name: fill(MESSAGES.en.MapPage.tools.label, { map: label }) })
    .getByRole('button', { name: MESSAGES.en.MapPage.tools.in })
    .click();
  const muo = pin(page, 'muo').locator('text');
  await muo.scrollIntoViewIfNeeded();
  await muo.hover();
  await page.mouse.down();
  const { x, y } = (await muo.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 40, y + 40, { steps: 5 });
  await page.mouse.up();
  await expect(entry(page, 'muo')).not.toHaveAttribute('data-current');
  await muo.click();
  await expect(entry(page, 'muo')).toHaveAttribute('data-current');
});

test('shows distances on request, and requests nothing before', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 42.425, longitude: 18.77 });
  await openHydrated(page, '/map');
  await expect(page.locator('main li[id^="place-"] b')).toHaveCount(0);
  await page.getByRole('button', { name: MESSAGES.en.MapPage.near.action }).click();
  await expect(entry(page, 'perast').locator('b')).toHaveText('8.9 km');
  await expect(entry(page, 'sea-gate').locator('b')).toHaveText('50 m');
});

test('explains a refused permission', async ({ page }) => {
  await openHydrated(page, '/karta');
  await page.getByRole('button', { name: MESSAGES.sr.MapPage.near.action }).click();
  await expect(page.getByText(MESSAGES.sr.MapPage.near.refused)).toBeVisible();
});

test('loads few bytes beyond those of every page', async ({ page }) => {
  const floor = await bytesFrom(page, '/imprint', '/_next/');
  const own = (await bytesFrom(page, '/map', '/_next/')) - floor;
  expect(own).toBeLessThan(6_000);
  const html = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).encodedBodySize,
  );
  expect(html + own).toBeLessThan(56_000);
});
