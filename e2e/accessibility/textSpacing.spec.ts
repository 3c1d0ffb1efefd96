import { NARROWEST } from '../support/screens';
import { spaceText } from '../support/spaceText';
import { expect, openHydrated, test } from '../support/test';

for (const [state, y, bottom] of [
  ['whole', 0, 88],
  ['shrunk', 400, 56],
] as const) {
  test(`with spaced letters, the links of the ${state} header are in it and apart`, async ({ page }) => {
    await openHydrated(page, '/?lang=sr');
    await spaceText(page);
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    const header = page.getByRole('banner');
    await expect.poll(() => header.evaluate((element) => element.getBoundingClientRect().bottom)).toBe(bottom);
    for (const width of [1_024, 1_180, 1_280]) {
      await page.setViewportSize({ width, height: 800 });
      const links = await header.getByRole('link').evaluateAll((all) =>
        all.map((link) => {
          const { left, top, right, bottom } = link.getBoundingClientRect();
          return { left, top, right: Math.max(right, left + link.scrollWidth), bottom };
        }),
      );
      for (const [index, link] of links.entries()) {
        const what = `link ${index}, ${width} pixels wide`;
        expect.soft(link.right, what).toBeLessThanOrEqual(width);
        expect.soft(link.top, what).toBeGreaterThanOrEqual(0);
        expect.soft(link.bottom, what).toBeLessThanOrEqual(bottom);
        const covered = links
          .slice(index + 1)
          .filter((other) => link.right > other.left && link.bottom > other.top && other.bottom > link.top);
        expect.soft(covered, what).toEqual([]);
      }
    }
  });
}

test('with spaced letters, the links of the footer stay in their columns', async ({ page }) => {
  await page.setViewportSize(NARROWEST);
  await openHydrated(page, '/imprint?lang=sr');
  await spaceText(page);
  const columns = page.getByRole('contentinfo').getByRole('navigation');
  const spills = await columns.evaluateAll((all) => all.map((column) => column.scrollWidth - column.clientWidth));
  expect(spills).toEqual([0, 0, 0]);
});
