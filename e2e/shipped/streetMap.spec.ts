import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { fill } from '@/lib/i18n/fill';
import { SEGMENTS } from '@/lib/routing/segments';
import { violationsEverywhere } from '../support/axe';
import { sendRequest } from '../support/http';
import { MESSAGES } from '../support/messages';
import { PHONE } from '../support/screens';
import { type Site, startSite } from '../support/site';
import { SOFTWARE_WEBGL } from '../support/softwareWebGl';
import { expect, openHydrated, test } from '../support/test';
import { serveTiles } from '../support/tiles';

// One site and one browser for all tests of this file.
test.describe.configure({ mode: 'default' });

test.use({ ...SOFTWARE_WEBGL, viewport: PHONE });

const HOST = 'tiles.example.org';
const TILES = `https://${HOST}/kotor.pmtiles`;

let site: Site;

test.beforeAll(async () => {
  site = await startSite({ variables: { STREET_MAP: TILES } });
});

test.afterAll(() => site.stop());

const dialogOf = (page: Page, language: 'en' | 'sr') =>
  page.getByRole('dialog', { name: MESSAGES[language].MapPage.street.title });

/** The colour in the middle of the left edge, as `#rrggbb`. */
async function colourAtEdge(page: Page): Promise<string> {
  const image = sharp(await page.screenshot());
  const { height = 0 } = await image.metadata();
  const pixel = await image
    .extract({ left: 2, top: Math.round(height / 2), width: 1, height: 1 })
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

test('requests nothing of the street map before the tap, and shows it then, without an accessibility violation', async ({
  page,
  context,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  const requested = await serveTiles(context, TILES);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await openHydrated(page, `${site.origin}/${SEGMENTS.map.en}?kind=towns`);
  const messages = MESSAGES.en.MapPage;
  const button = page.getByRole('button', { name: messages.street.action });
  await expect(button).toHaveAccessibleDescription(fill(messages.street.note, { host: HOST }));
  await button.hover();
  await button.focus();
  expect(requested).toEqual([]);
  expect(files.filter((url) => url.includes('maplibre'))).toEqual([]);

  await button.click();
  const dialog = dialogOf(page, 'en');
  await expect(dialog.getByRole('status')).toBeEmpty();
  expect(new Set(requested)).toEqual(new Set([TILES]));
  await expect.poll(() => colourAtEdge(page)).toBe('#fbf8f2');
  await expect(dialog.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();

  // Of the group of the list only.
  await expect(dialog.getByRole('button', { name: messages.places['our-lady-of-the-rocks'] })).toHaveCount(0);
  const marker = dialog.getByRole('button', { name: /^Perast/ });
  const before = await marker.getAttribute('style');
  await dialog.getByRole('region', { name: messages.street.title }).focus();
  await page.keyboard.press('-');
  await expect.poll(() => marker.getAttribute('style')).not.toBe(before);
  await marker.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('link', { name: 'Perast', exact: true })).toHaveAttribute('href', /\?id=perast$/);
  await expect(dialog.getByRole('link', { name: 'Perast', exact: true })).toBeInViewport();
  await dialog.getByRole('button', { name: messages.street.closePlace }).press('Enter');
  await expect(marker).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await violationsEverywhere(page, [PHONE])).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(complaints).toEqual([]);
});

test('says so when the tiles cannot be loaded, and links to a map elsewhere', async ({ page, context }) => {
  await context.route(`https://${HOST}/**`, (route) => route.abort());
  const messages = MESSAGES.sr.MapPage.street;
  await openHydrated(page, `${site.origin}/${SEGMENTS.map.sr}`);
  await page.getByRole('button', { name: messages.action }).click();
  const dialog = dialogOf(page, 'sr');
  await expect(dialog.getByRole('status')).toHaveText(messages.failed);
  await expect(dialog.getByRole('link', { name: messages.outside })).toHaveAttribute('href', /openstreetmap\.org/);
  await dialog.getByRole('button', { name: messages.close }).click();
  await expect(page.getByRole('button', { name: messages.action })).toBeFocused();
});

test('the policy of every page allows the host for requests, and for nothing else', async () => {
  for (const path of ['/', '/map', '/tax?adults=1&nights=1']) {
    const { headers } = await site.request(path);
    const named = String(headers['content-security-policy'])
      .split(/[;,] ?/)
      .filter((directive) => directive.includes(HOST));
    expect(named, path).toEqual([`connect-src 'self' https://${HOST}`]);
  }
});

test('without a configured file there is no button, and the policy allows no other host', async ({ page, origin }) => {
  await openHydrated(page, '/map');
  await expect(page.getByRole('button', { name: MESSAGES.en.MapPage.street.action })).toHaveCount(0);
  await expect(page.getByRole('link', { name: new RegExp(MESSAGES.en.PlaceFacts.openMap) }).first()).toBeVisible();
  const { headers } = await sendRequest(origin, '/map');
  expect(headers['content-security-policy']).toMatch(/connect-src 'self';/);
});

test('the offline pack has nothing of the library', async () => {
  const { text } = await site.request('/offline/pack?lang=en');
  expect(text).toContain('/_next/static/chunks/');
  expect(text).not.toContain('maplibre');
});
