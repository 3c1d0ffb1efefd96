import type { Locator, Page } from '@playwright/test';
import type { Language } from '@/lib/i18n/language';
import { pagePaths, SAMPLES } from '../support/addresses';
import { hrefsOf } from '../support/lists';
import { MESSAGES } from '../support/messages';
import { expect, openHydrated, test } from '../support/test';

/** Opens an article, scrolls to the related ones and returns their section. */
async function openRelated(page: Page, language: Language): Promise<Locator> {
  await openHydrated(page, pagePaths('shipped', language).subcategoryArticle);
  const related = page.getByRole('region', { name: MESSAGES[language].ArticlePage.related });
  await related.scrollIntoViewIfNeeded();
  return related;
}

test('shows at most five related articles, never the article itself, in a loop', async ({ page }) => {
  const messages = MESSAGES.sr.RelatedCarousel;
  const related = await openRelated(page, 'sr');
  const cards = related.getByRole('listitem');
  const hrefs = await hrefsOf(cards);
  expect(hrefs.length).toBeGreaterThan(1);
  expect(hrefs.length).toBeLessThanOrEqual(5);
  expect(hrefs.some((href) => href.includes(`id=${SAMPLES.shipped.deepArticle.id}`))).toBe(false);

  const inView = async (): Promise<string[]> =>
    cards.evaluateAll((items) =>
      items
        .filter((item) => {
          const { left, right } = item.getBoundingClientRect();
          return left >= -50 && right <= window.innerWidth + 50;
        })
        .map((item) => item.textContent ?? ''),
    );
  const before = await inView();
  expect(before.length).toBeGreaterThanOrEqual(3);
  await related.getByRole('button', { name: messages.next }).click();
  await expect.poll(inView).not.toEqual(before);
  await related.getByRole('button', { name: messages.previous }).click();
  await expect.poll(inView).toEqual(before);
  await related.getByRole('button', { name: messages.next }).focus();
  await page.keyboard.press('Tab');
  await expect(cards.first().getByRole('link').first()).toBeFocused();
});

test('has arrows only where it has more articles than fit', async ({ page }) => {
  const related = await openRelated(page, 'en');
  const next = related.getByRole('button', { name: MESSAGES.en.RelatedCarousel.next });
  await expect(next).toBeVisible();
  for (const [count, width, isVisible] of [
    [4, 1024, true],
    [3, 1024, false],
    [3, 768, true],
    [2, 768, false],
  ] as const) {
    await related.getByRole('listitem').evaluateAll((all, kept) => {
      for (const item of all.slice(kept)) item.remove();
    }, count);
    await page.setViewportSize({ width, height: 800 });
    await expect(next, `${count} at ${width} px`).toBeVisible({ visible: isVisible });
  }
});

test('shows one related article on a phone, two on a tablet, three on a desktop, 30 px apart', async ({ page }) => {
  const related = await openRelated(page, 'en');
  const next = related.getByRole('button', { name: MESSAGES.en.RelatedCarousel.next });
  const row = related.getByRole('list');
  await expect(next).toBeVisible();
  for (const [width, count] of [
    [360, 1],
    [768, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(next).toBeVisible({ visible: width >= 768 });
    if (width >= 768) {
      const middles = await Promise.all(
        [next, related.getByRole('heading', { level: 2 })].map(async (each) => {
          const { y = 0, height = 0 } = (await each.boundingBox()) ?? {};
          return y + height / 2;
        }),
      );
      expect((middles[0] ?? 0) - (middles[1] ?? 0), `arrows of ${width} px`).toBeCloseTo(0, 0);
    }
    const cards: DOMRect[] = await row
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
    const whole = cards.filter(({ left, right }) => left >= 0 && right <= width);
    expect(whole, `${width} px`).toHaveLength(count);
    expect((cards[1]?.left ?? 0) - (cards[0]?.right ?? 0), `${width} px`).toBeCloseTo(30, 0);
  }
});
