import type { Locator, Page } from '@playwright/test';
import { pointIn } from '../support/pointIn';

/** Taps twice, quickly, at the place of an element that can be tapped. */
export async function doubleTap(page: Page, target: Locator): Promise<void> {
  await target.tap({ trial: true });
  const { x, y } = await pointIn(target);
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(150);
  await page.touchscreen.tap(x, y);
}
