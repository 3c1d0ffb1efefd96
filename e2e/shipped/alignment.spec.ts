import type { Locator, Page } from '@playwright/test';
import { everyPagePath } from '../support/addresses';
import { brokenWordsOf } from '../support/layout';
import { MESSAGES } from '../support/messages';
import { DESKTOP, PHONE } from '../support/screens';
import { expect, openHydrated, test } from '../support/test';
import { setTextSize } from '../support/textSize';

const english = everyPagePath('en');

const boxOf = (element: Locator): Promise<DOMRect> => element.evaluate((each) => each.getBoundingClientRect().toJSON());

/** The boxes of the letters of links, without their padding. */
const lettersOf = (links: Locator): Promise<DOMRect[]> =>
  links.evaluateAll((all) =>
    all.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getBoundingClientRect().toJSON();
    }),
  );

test('chapters, the saving of the guide and the footer share a column', async ({ page }) => {
  for (const width of [1_024, DESKTOP.width]) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    await openHydrated(page, english.visitorsInfo);
    const pack = page.getByRole('region', { name: MESSAGES.en.OfflinePack.title });
    await pack.scrollIntoViewIfNeeded();
    const columns = [
      pack.getByRole('button'),
      page.locator('main #emergency').locator('xpath=../*[2]'),
      page.getByRole('contentinfo').getByRole('listitem').first(),
    ];
    const edges = await Promise.all(columns.map(async (column) => Math.round((await boxOf(column)).left)));
    expect(new Set(edges).size, `${edges} of ${width} pixels`).toBe(1);
  }
});

test('the drawing of pages without content ends at the edge of the page, beside the text', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  for (const path of [english.notFound, english.trip, english.offline]) {
    await openHydrated(page, path);
    const drawing = await boxOf(page.locator('main svg').last());
    expect((DESKTOP.width + 1_280) / 2 - drawing.right, path).toBeCloseTo(0, 0);
    expect(drawing.width, path).toBe(288);
  }
});

test('an empty trip is followed by its note on use without a connection', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1_024 });
  await openHydrated(page, english.trip);
  const messages = MESSAGES.en.TripPage;
  const note = await boxOf(page.getByRole('main').getByText(messages.offline));
  const drawing = await boxOf(page.locator('main svg').last());
  expect(note.top - drawing.bottom).toBeLessThan(64);
  expect(note.width).toBeLessThan(520);
});

test('three events of a month share a row on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1_024 });
  await openHydrated(page, english.events);
  const month = page.getByRole('main').locator('ul:has(> li:nth-child(3) article)').first();
  const tops = await month.evaluate((list) => {
    for (const card of [...list.children].slice(3)) card.remove();
    return Array.from(list.children, (card) => card.getBoundingClientRect().top);
  });
  expect(tops).toEqual(Array(3).fill(tops[0]));
});

test('the choices of a filter are equally far apart', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openHydrated(page, english.guide);
  const choices = await lettersOf(page.locator('main ul:has(a[aria-current]) a'));
  const gaps = choices.slice(1).map(({ left }, index) => Math.round(left - (choices[index]?.right ?? 0)));
  expect(new Set(gaps).size, gaps.join()).toBe(1);
});

test('on a phone the links of the footer take a line each', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, english.guide);
  const links = await lettersOf(page.getByRole('contentinfo').getByRole('navigation').first().getByRole('link'));
  for (const { height } of links) expect(height).toBeLessThan(30);
});

test('on a phone the arrows of a gallery are as high as the middle of its picture', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, '/see-and-do/article/dobrota?id=dobrota');
  const gallery = page.getByRole('figure', { name: MESSAGES.en.Gallery.label });
  const middleOf = async (element: Locator): Promise<number> => {
    const { top, bottom } = await boxOf(element);
    return (top + bottom) / 2;
  };
  const arrow = await middleOf(gallery.getByRole('button', { name: MESSAGES.en.Gallery.next }));
  expect(Math.abs(arrow - (await middleOf(gallery.locator('picture').first())))).toBeLessThan(2);
});

test('no line of breadcrumbs ends with a sign', async ({ page }) => {
  await page.goto(english.subcategoryArticle);
  const signs = await page
    .getByRole('navigation', { name: MESSAGES.en.Site.breadcrumbs })
    .getByRole('listitem')
    .evaluateAll((all) => all.map((item) => getComputedStyle(item, '::after').content));
  expect(new Set(signs)).toEqual(new Set(['none']));
});

async function enlargeText(page: Page): Promise<void> {
  await setTextSize(page, 32);
  await page.setViewportSize(PHONE);
}

test('with text twice as large, no heading breaks a word', async ({ page }) => {
  await enlargeText(page);
  const { home, guide, tax, notFound } = everyPagePath('sr');
  for (const path of [home, guide, tax, notFound]) {
    await openHydrated(page, path);
    const broken = await brokenWordsOf(page, /\p{L}+/gu, 'main :is(h1, h2, h3)');
    expect.soft(broken, path).toEqual([]);
  }
});

test('with text twice as large, the languages stay on the page', async ({ page }) => {
  await enlargeText(page);
  await openHydrated(page, english.guide);
  const languages = await lettersOf(page.getByRole('contentinfo').getByRole('link', { name: /^(EN|MNE)/ }));
  const address = await boxOf(page.getByRole('contentinfo').getByRole('heading'));
  expect(languages[0]?.left).toBeGreaterThanOrEqual(address.left);
});

test('what a fragment names stands right below the header', async ({ page }) => {
  for (const path of [
    '/visitors-info?lang=en#airports',
    '/visitors-info?lang=en#dogs',
    '/map?lang=en#place-sea-gate',
  ]) {
    await openHydrated(page, path);
    const target = page.locator(`[id="${path.split('#')[1]}"]`);
    const gap = async () => (await boxOf(target)).top - (await boxOf(page.getByRole('banner'))).bottom;
    // Both bounds at once: the page may still scroll, and the header shrink.
    await expect.poll(async () => Math.abs((await gap()) - 12), path).toBeLessThanOrEqual(12);
  }
});
