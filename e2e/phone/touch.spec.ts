import type { Page } from '@playwright/test';
import { fill } from '@/lib/i18n/fill';
import { kindsOfPage } from '../support/addresses';
import { type Point, pointIn } from '../support/pointIn';
import { expect, openHydrated, test } from '../support/test';
import { WORDS } from '../support/words';

/** Swipes sideways with one finger. */
async function swipe(page: Page, { x, y }: Point, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + to, y }] });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', pixels * part);
  await touch('touchEnd', pixels);
}

test('turns a gallery by a swipe of 50 pixels or more', async ({ page, source }) => {
  const words = WORDS.en.Gallery;
  await openHydrated(page, kindsOfPage(source, 'en').subcategoryArticle);
  const gallery = page.getByRole('main').getByRole('region', { name: words.label });
  const picture = gallery.locator('picture').first();
  await picture.scrollIntoViewIfNeeded();
  const centre = await pointIn(picture);
  const at = (current: number): Promise<void> =>
    expect(gallery.getByText(fill(words.position, { current, total: 3 })).first()).toBeVisible();
  await at(1);
  await swipe(page, centre, -70);
  await at(2);
  await swipe(page, centre, -30);
  await at(2);
  await swipe(page, centre, 70);
  await at(1);
  await swipe(page, centre, 70);
  await at(3);
});
