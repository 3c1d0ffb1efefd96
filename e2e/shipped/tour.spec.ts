import type { Locator, Page } from '@playwright/test';
import { MESSAGES } from '../support/messages';
import { missingStyles } from '../support/missingStyles';
import { SOFTWARE_WEBGL } from '../support/softwareWebGl';
import { expect, openHydrated, test } from '../support/test';

const PANORAMA = /panorama-360/;

// One browser for all tests of this file.
test.describe.configure({ mode: 'default' });

test.use(SOFTWARE_WEBGL);

const messages = MESSAGES.en.HomePage.tour;

const tour = (page: Page, { title } = messages) => page.getByRole('region', { name: title });

/** Opens the home page, presses the button of the tour and returns it. */
async function startTour(page: Page): Promise<Locator> {
  await openHydrated(page, '/');
  const start = tour(page).getByRole('link', { name: messages.action });
  await start.click();
  return start;
}

/** A screenshot of the panorama. */
const screenshot = (page: Page): Promise<string> =>
  page
    .locator('canvas')
    .screenshot()
    .then((bytes) => bytes.toString('base64'));

test('loads the panorama on a tap, turns it by dragging and by keys, and closes it by Escape', async ({ page }) => {
  const messages = MESSAGES.sr.HomePage.tour;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openHydrated(page, '/?lang=sr');
  expect(requested.filter((url) => PANORAMA.test(url))).toEqual([]);

  await tour(page, messages).getByRole('link', { name: messages.action }).click();
  const viewer = page.getByRole('application', { name: messages.label });
  await expect(viewer).toBeFocused();
  expect(await missingStyles(page)).toEqual([]);
  await expect(viewer.getByRole('status')).toHaveCount(0);
  expect(requested.filter((url) => PANORAMA.test(url))).toHaveLength(1);

  const gate = viewer.getByRole('link', { name: MESSAGES.sr.MapPage.places['sea-gate'] });
  await expect(gate).toBeVisible();
  await expect(gate).toHaveAttribute('href', /\?id=sea-gate$/);
  const left = (await gate.boundingBox())?.x ?? 0;
  const box = await viewer.boundingBox();
  if (!box) throw new Error('The panorama has no size');
  await page.mouse.move(box.x + 40, box.y + box.height - 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + box.height - 40, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await gate.boundingBox())?.x ?? 0).toBeGreaterThan(left + 80);
  // A finger scrolls the page, two enlarge it.
  await expect(viewer).toHaveCSS('touch-action', 'pan-y pinch-zoom');

  const before = await screenshot(page);
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
  await expect(gate).toBeHidden();
  expect((await screenshot(page)) === before).toBe(false);
  await expect(async () => {
    const after = await screenshot(page);
    await page.waitForTimeout(600);
    expect((await screenshot(page)) === after, 'comes to rest').toBe(true);
  }).toPass({ timeout: 15_000 });

  await page.keyboard.press('Escape');
  await expect(tour(page, messages).getByRole('link', { name: messages.action })).toBeFocused();
});

test('shows the panorama where the still picture was higher than the window', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 400 });
  await startTour(page);
  await expect(page.getByRole('application', { name: messages.label })).toBeInViewport({ ratio: 0.9 });
});

test('a double click opens the panorama, and no link that comes under the pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  const start = await startTour(page);
  const viewer = page.getByRole('application', { name: messages.label });
  await expect(viewer).toBeFocused();
  await page.keyboard.press('Escape');
  // Its script is loaded now, so it opens before the second click.
  await start.dblclick();
  await expect(viewer).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the keys work on the buttons of the panorama too', async ({ page }) => {
  await startTour(page);
  await expect(page.getByRole('application').getByRole('status')).toHaveCount(0);
  const zoomIn = page.getByRole('button', { name: messages.in });
  await zoomIn.focus();
  const before = await screenshot(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await screenshot(page)) === before).toBe(false);
  const turned = await screenshot(page);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await screenshot(page)) === turned).toBe(false);
  await expect(zoomIn).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tour(page).getByRole('link', { name: messages.action })).toBeFocused();
});

test('turns and tilts by a press of a button', async ({ page }) => {
  await startTour(page);
  const gate = page.getByRole('application').getByRole('link', { name: MESSAGES.en.MapPage.places['sea-gate'] });
  await expect(gate).toBeVisible();
  for (const [axis, towards, back] of [
    ['x', messages.right, messages.left],
    ['y', messages.down, messages.up],
  ] as const) {
    const at = async (): Promise<number> => (await gate.boundingBox())?.[axis] ?? 0;
    const before = await at();
    await page.getByRole('button', { name: towards }).click();
    await expect.poll(at).toBeLessThan(before - 20);
    await page.getByRole('button', { name: back }).click();
    await expect.poll(at).toBeCloseTo(before, 0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a picture, a link to the panorama and links to its sights', async ({ page, request }) => {
    await page.goto('/');
    await expect(tour(page).getByText(messages.text)).toBeVisible();
    await expect(tour(page).getByRole('img')).toBeVisible();
    for (const id of ['sea-gate', 'dobrota', 'muo'] as const)
      await expect(tour(page).getByRole('link', { name: MESSAGES.en.MapPage.places[id] })).toHaveAttribute(
        'href',
        new RegExp(`\\?id=${id}$`),
      );
    const href = await tour(page).getByRole('link', { name: messages.action }).getAttribute('href');
    const picture = await request.get(href ?? '');
    expect(picture.headers()['content-type']).toBe('image/avif');
    expect((await picture.body()).byteLength).toBeLessThan(700_000);
  });
});

test('links to the picture where there is no WebGL, with the focus on the button', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const start = await startTour(page);
  await expect(page.getByRole('alert').getByRole('link', { name: messages.label })).toBeVisible();
  await expect(start).toBeFocused();
});
