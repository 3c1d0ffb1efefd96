import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { fill, WORDS } from '../support/words';

const words = WORDS.en.Carousel;
const TOTAL = 7;

const position = (current: number): string => fill(words.slide, { current, total: TOTAL });

const open = async (page: Page): Promise<{ carousel: Locator; button: (name: string) => Locator; shown: Locator }> => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: words.label });
  const button = (name: string): Locator => carousel.getByRole('button', { name, exact: true });
  await expect(button(words.next)).toBeVisible();
  return { carousel, button, shown: carousel.locator('p[aria-live]') };
};

test('the carousel has seven pictures and moves by itself', async ({ page }) => {
  const { carousel, shown, button } = await open(page);
  await expect(carousel.locator('[aria-roledescription="slide"]')).toHaveCount(TOTAL);
  await expect(button(words.pause)).toBeVisible();
  for (let moves = 0; moves < 2; moves += 1) {
    const before = (await shown.textContent()) ?? '';
    await expect(shown).not.toHaveText(before);
  }
});

test('its controls go back and forth without end, and stop it', async ({ page }) => {
  const { button, shown } = await open(page);
  await button(words.pause).click();
  await expect(button(words.play)).toBeVisible();
  const current = Number((await shown.textContent())?.split(' ')[0]);
  const step = (by: number): string => position(((current - 1 + by + TOTAL) % TOTAL) + 1);
  await button(words.previous).click();
  await expect(shown).toHaveText(step(-1));
  await button(words.next).click();
  await expect(shown).toHaveText(step(0));
  for (let count = 1; count <= TOTAL; count += 1) {
    await button(words.next).click();
    await expect(shown).toHaveText(step(count % TOTAL));
  }
});

test('it rests from the start when the visitor prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { button, shown } = await open(page);
  await expect(button(words.play)).toBeVisible();
  await expect(shown).toHaveText(position(1));
});
