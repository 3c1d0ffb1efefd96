import sharp from 'sharp';
import { headingsOf } from '../support/html';
import { sendRequest } from '../support/http';
import { TAG } from '../support/messages';
import { splitWords } from '../support/splitWords';
import { expect, openHydrated, test } from '../support/test';

const ATTACKS =
  'script:not([src^="/_next/"]), form, object, embed, base, math, [onerror], [onclick], [onload], [srcdoc]';

test('neutralizes hostile HTML and shows the harmless rest', async ({ page }) => {
  await page.route('**/*', (route) =>
    new URL(route.request().url()).hostname === 'localhost' ? route.continue() : route.abort(),
  );
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).hostname));
  await openHydrated(page, '/see-and-do/article/x?id=blog-02');
  const body = page.getByRole('main').getByRole('article').first();
  await body.getByText('A paragraph with handlers').hover();
  await body.getByText('A paragraph with handlers').click();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(new Set(requested)).toEqual(new Set(['localhost']));
  await expect(body.locator(ATTACKS)).toHaveCount(0);
  await expect(body.locator('iframe, [style*="fixed"]')).toHaveCount(0);
  const hrefs = await body
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => /script:|data:|evil/i.test(href))).toEqual([]);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(body.getByText('A paragraph in three wrappers')).toBeVisible();
  await expect(body.getByText('A paragraph with tags in an attribute', { exact: true })).toBeVisible();
  await expect(body.getByRole('link', { name: 'elsewhere.example' })).toHaveAttribute('rel', /noopener/);
  await expect(body.getByRole('link', { name: 'A link to the provider itself' })).toHaveAttribute('href', /^\/media\//);
  const table = body.getByRole('table');
  await expect(table).toBeVisible();
  await expect(table.locator('..')).toHaveCSS('overflow-x', 'auto');
  const listed = await body.locator('li img').boundingBox();
  expect(listed?.width).toBeLessThan(1_200);
  expect(listed).toMatchObject({ height: expect.closeTo((listed?.width ?? 0) / 1.5, 0) });
  await expect(body.getByRole('link', { name: /^www\.youtube-nocookie\.com \(/ })).toBeVisible();
  // Paper does not scroll.
  await page.emulateMedia({ media: 'print' });
  await expect(table.locator('..')).toHaveCSS('overflow-x', 'visible');
});

test('marks a text with its language where the page’s is missing', async ({ page }) => {
  await page.goto('/vidi-i-uradi/article/x?id=blog-06');
  await expect(page.locator(`h1 [lang="${TAG.en}"], h1[lang="${TAG.en}"]`)).toContainText('Quillport note 6');
  await expect(page.locator(`main article [lang="${TAG.en}"]`).first()).toContainText('In Quillport');
  await page.goto('/see-and-do/article/x?id=blog-07');
  await expect(page.locator(`h1 [lang="${TAG.sr}"], h1[lang="${TAG.sr}"]`)).toContainText('Kvilograd');
});

test('shows a top attraction that is an experience too once on the home page', async ({ origin }) => {
  const { text } = await sendRequest(origin, '/');
  expect(text.match(/ href="[^"]*\?id=blog-02"/g)).toHaveLength(1);
});

test('serves pages without slugs, categories, pictures or dates', async ({ origin }) => {
  for (const path of splitWords(`
    /see-and-do/orchards-of-salt/article/quillport-story-8-the-tidal-organ /see-and-do/article/x?id=blog-10
    /news/article/quillport-bulletin-10-the-whistling-pier?id=news-10 /vijesti/article/x?id=news-10
    /events/x?id=event-13 /events/x?id=event-12 /news/x/y?id=news-03 /see-and-do/clocks-under-water/clocks-that-run
    /vidi-i-uradi/satovi-pod-vodom/satovi-koji-miruju?id=sub-slow`)) {
    const { status, text } = await sendRequest(origin, path);
    expect.soft(status, path).toBe(200);
    expect.soft(headingsOf(text)[0], path).toMatch(/\S/);
  }
});

test('serves pictures of every kind of address through the site', async ({ page }) => {
  for (const [id, picture] of [
    ['blog-12', 'lantern-1.jpg'],
    ['blog-04', 'lantern-2.jpg'],
    ['blog-05', 'lantern-3.png'],
  ] as const) {
    await page.goto(`/see-and-do/article/x?id=${id}`);
    const hero = page.locator('main img').first();
    await expect(hero).toHaveAttribute('src', new RegExp(encodeURIComponent(`/media/uploads/${picture}`)));
    await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test('serves only pictures of the provider under /media', async ({ origin }) => {
  for (const [name, type] of [
    ['lantern-1.jpg', 'image/jpeg'],
    ['lantern-2.png', 'image/png'],
    ['lantern-3.webp', 'image/webp'],
  ] as const) {
    const { status, headers } = await sendRequest(origin, `/media/uploads/${name}`);
    expect.soft(status, name).toBe(200);
    expect.soft(headers['content-type'], name).toBe(type);
    expect.soft(headers['x-content-type-options'], name).toBe('nosniff');
    expect.soft(headers['cache-control'], name).toBe('public, max-age=86400');
  }
  for (const path of splitWords(`
    uploads/page.jpg uploads/drawing.svg uploads/none.jpg api/config ..%2fapi/config uploads/..%2f..%2fapi%2fconfig
    a\\..\\b http:%2f%2felsewhere.example%2fa.jpg`)) {
    const { status } = await sendRequest(origin, `/media/${path}`);
    expect.soft([308, 400, 404], `${path}: ${status}`).toContain(status);
  }
  // limitImageOptimizer.test.ts has the addresses of other hosts.
  expect((await sendRequest(origin, '/_next/image?url=%2Fapi%2Fconfig&w=480&q=60')).status).toBe(400);
});

test('shows the ground of cards without a picture where one fails to load, and no icon of the browser', async ({
  page,
}) => {
  await page.route('**/_next/image?**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/see-and-do/lantern-lanes');
  const card = page.locator('main article:has(picture)').first();
  await card.scrollIntoViewIfNeeded();
  const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
  const corner = async (): Promise<number[]> => {
    const png = await page.screenshot({ clip: { x: x + 4, y: y + 4, width: 60, height: 40 } });
    return (await sharp(png).removeAlpha().stats()).channels.flatMap(({ min, max }) => [min, max]);
  };
  const deep = [0x0a, 0x3f, 0x50];
  await expect.poll(corner).toEqual(deep.flatMap((channel) => [channel, channel]));
});
