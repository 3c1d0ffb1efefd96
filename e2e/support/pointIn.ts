import type { Locator } from '@playwright/test';

export type Point = { x: number; y: number };

/** A point half way across an element, by default its centre. @param down the share of its height above the point */
export async function pointIn(target: Locator, down = 1 / 2): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element has no box');
  return { x: box.x + box.width / 2, y: box.y + box.height * down };
}
