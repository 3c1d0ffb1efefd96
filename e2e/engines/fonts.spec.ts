import { expect, test } from './test';

// A phone has no web font before its first paint.
test.use({ size: { width: 1280, height: 900 } });

test('headings have the measures of their web font while it loads', async ({ tab }) => {
  await tab.openHydrated('/plan');
  const loaded = await tab.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  );
  expect(loaded.join()).toContain('Sans fallback');
  expect(loaded.join()).toContain('Book fallback');
});
