import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { sendRequest } from '../support/http';
import { MESSAGES } from '../support/messages';
import { DESKTOP, PHONE } from '../support/screens';
import { expect, openHydrated, test } from '../support/test';
import { measureTextOverPictures } from './textOverPictures';

/** WCAG’s minimum for small text, here also for large titles. */
const MIN_CONTRAST = 4.5;

const BRIGHTEST = 5;

type Listed = { _id: string; image: { url: string } | null };

/** The articles with the brightest pictures. */
async function brightestArticles(origin: string): Promise<string[]> {
  const lists = await Promise.all(
    ['blog', 'news', 'event'].map((type) => sendRequest(origin, `/api/article?type=${type}&limit=100`)),
  );
  const articles = lists.flatMap(({ text }) => (JSON.parse(text) as { data: Listed[] }).data);
  const measured = await Promise.all(
    articles.flatMap(({ _id, image }) =>
      image
        ? [
            sharp(`public${image.url}`)
              .greyscale()
              .stats()
              .then(({ channels }) => ({ _id, light: channels[0]?.mean ?? 0 })),
          ]
        : [],
    ),
  );
  return measured
    .sort((a, b) => b.light - a.light)
    .slice(0, BRIGHTEST)
    .map(({ _id }) => _id);
}

async function lowContrastTexts(page: Page): Promise<string[]> {
  const measured = await measureTextOverPictures(page);
  expect(measured.length).toBeGreaterThan(0);
  return measured
    .filter(({ contrast }) => contrast < MIN_CONTRAST)
    .map(({ text, contrast }) => `${contrast.toFixed(2)}: ${text}`);
}

/** Makes all pictures white: one that the organisation adds may be as bright as snow. */
async function whitenPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.style.filter = 'brightness(0) invert(1)';
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of [PHONE, DESKTOP]) {
  test(`has readable titles on the brightest pictures, ${screen.width} pixels wide`, async ({ page, origin }) => {
    await page.setViewportSize(screen);
    const ids = await brightestArticles(origin);
    expect(ids).toHaveLength(BRIGHTEST);
    for (const id of ids) {
      await openHydrated(page, `/see-and-do/article/x?id=${id}`);
      expect.soft(await lowContrastTexts(page), id).toEqual([]);
    }
  });

  test(`has readable titles even on white pictures, ${screen.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(screen);
    for (const path of ['/', '/see-and-do', '/see-and-do/article/x?id=perast-museum']) {
      await openHydrated(page, path);
      await whitenPictures(page);
      expect.soft(await lowContrastTexts(page), path).toEqual([]);
    }
  });

  test(`has readable long titles even on white pictures, ${screen.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(screen);
    await openHydrated(page, '/news');
    await page.locator('main article h3 a').evaluateAll((links) => {
      for (const link of links) link.textContent = `${link.textContent} `.repeat(6);
    });
    await whitenPictures(page);
    expect(await lowContrastTexts(page)).toEqual([]);
  });

  for (const path of ['/see-and-do', '/events', '/news']) {
    test(`has readable cards on ${path}, ${screen.width} pixels wide`, async ({ page }) => {
      await page.setViewportSize(screen);
      await openHydrated(page, path);
      const measured = await measureTextOverPictures(page, { isWhole: true });
      expect(measured.length).toBeGreaterThan(10);
      expect(measured.filter(({ contrast }) => contrast < MIN_CONTRAST)).toEqual([]);
    });
  }

  test(`has a readable title on every picture of the carousel, ${screen.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.goto('/');
    const next = page.getByRole('button', { name: MESSAGES.en.Carousel.next });
    const pictures = await page.locator('[aria-roledescription="slide"]').count();
    expect(pictures).toBe(7);
    for (let picture = 1; picture <= pictures; picture += 1) {
      expect.soft(await lowContrastTexts(page), `picture ${picture}`).toEqual([]);
      await next.click();
      await page.waitForFunction(() => document.getAnimations().length === 0);
    }
  });
}
