import type { Locator, Page } from '@playwright/test';
import { fill } from '@/lib/i18n/fill';
import { LANGUAGES } from '@/lib/i18n/language';
import { MESSAGES } from '../support/messages';
import { pointIn } from '../support/pointIn';
import { spaceText } from '../support/spaceText';
import { expect, test, waitForHydration } from '../support/test';
import { setTextSize } from '../support/textSize';

const messages = MESSAGES.en.Carousel;
const TOTAL = 7;

const position = (current: number): string => fill(messages.slide, { current, total: TOTAL });

type Controls = { carousel: Locator; button: (name: string) => Locator; shown: Locator };

const controlsOf = (page: Page): Controls => {
  const carousel = page.getByRole('region', { name: messages.label });
  const button = (name: string): Locator => carousel.getByRole('button', { name, exact: true });
  return { carousel, button, shown: carousel.locator('p[aria-live]') };
};

/** Time between two moves. */
const INTERVAL_MS = 2_000;

/** Opens the carousel on a page on which time passes only by `runFor`, however busy the machine is. */
async function open(page: Page): Promise<Controls> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/');
  // Without a sign of use, the scripts would wait.
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  const controls = controlsOf(page);
  await controls.carousel.hover();
  await expect(controls.button(messages.next)).toBeVisible();
  await page.mouse.move(0, 0);
  return controls;
}

test('shows seven pictures, moves by itself and by its controls, and pauses under the focus', async ({ page }) => {
  const { carousel, shown, button } = await open(page);
  await expect(carousel.locator('[aria-roledescription="slide"]')).toHaveCount(TOTAL);
  await expect(shown).toHaveText(position(1));
  for (const next of [2, 3]) {
    await page.clock.runFor(INTERVAL_MS);
    await expect(shown).toHaveText(position(next));
  }
  await button(messages.previous).focus();
  await page.clock.runFor(INTERVAL_MS);
  await expect(shown).toHaveText(position(3));

  await button(messages.pause).click();
  await expect(button(messages.play)).toBeVisible();
  await button(messages.previous).click();
  await expect(shown).toHaveText(position(2));
  for (let count = 0; count <= TOTAL; count += 1) {
    await button(messages.next).click();
    await expect(shown).toHaveText(position(((2 + count) % TOTAL) + 1));
  }
});

test('moves one picture on a swipe of 80 pixels at any speed, none on a shorter one', async ({ page }) => {
  const { carousel, button, shown } = await open(page);
  await button(messages.pause).click();
  const { x, y } = await pointIn(carousel, 1 / 3);
  const drag = async (pixels: number, isSlow: boolean): Promise<void> => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let part = 1; part <= 4; part += 1) {
      await page.mouse.move(x + (pixels * part) / 4, y);
      if (isSlow) await page.waitForTimeout(100);
    }
    await page.mouse.up();
    await page.clock.runFor(700);
  };
  for (const [pixels, isSlow, current] of [
    [-79, false, 1],
    [-80, true, 2],
    [-500, false, 3],
    [80, true, 2],
  ] as const) {
    await drag(pixels, isSlow);
    await expect(shown, `${pixels} pixels, ${isSlow ? 'slow' : 'fast'}`).toHaveText(position(current));
  }
});

/** A window with the default size of letters: zoomed, and as it is. */
const WINDOWS = [
  [320, 256, 16],
  [512, 288, 16],
  [640, 297, 16],
  [844, 390, 24],
  [1_024, 487, 16],
  [1_280, 720, 16],
] as const;

for (const language of LANGUAGES) {
  test(`zoomed, with larger and with spaced letters, the title is below the header: ${language}`, async ({ page }) => {
    const expectBelow = async (what: string): Promise<void> => {
      const header = await page.getByRole('banner').boundingBox();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect.soft(title?.y, what).toBeGreaterThanOrEqual(header?.height ?? 0);
    };
    for (const [width, height, standard] of WINDOWS) {
      await setTextSize(page, standard);
      await page.setViewportSize({ width, height });
      await page.goto(`/?lang=${language}`);
      await expectBelow(`${width} × ${height}`);
      await spaceText(page);
      await expectBelow(`${width} × ${height}, spaced`);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
