import type { Locator, Page } from '@playwright/test';
import { type Point, pointIn } from '../support/pointIn';

/** Time between the two taps of a double tap. */
const GAP_MS = 150;

/** The factor that slows animations: on a busy machine the second tap may come after the end of a real one. */
const SLOWNESS = 10;

/** Taps twice, quickly, at the place of an element that can be tapped, or at a point of it. */
export async function doubleTap(page: Page, target: Locator, at?: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWNESS });
  await target.tap({ trial: true });
  const { x, y } = at ?? (await pointIn(target));
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(GAP_MS * SLOWNESS);
  await page.touchscreen.tap(x, y);
}
