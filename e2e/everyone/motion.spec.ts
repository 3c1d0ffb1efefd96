import { kindsOfPage, LAYOUTS } from '../support/addresses';
import { expect, settle, test } from '../support/test';
import { WORDS } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('animates nothing under reduced motion', async ({ page }) => {
  test.setTimeout(60_000);
  for (const kind of LAYOUTS) {
    await page.goto(kindsOfPage('shipped', 'sr')[kind] ?? '');
    await settle(page);
    await page.getByRole('main').getByRole('link').first().hover();
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((pseudo) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element, pseudo);
          const isStill =
            /^(0s(, )?)+$/.test(transitionDuration) && animationName === 'none' && scrollBehavior === 'auto';
          return isStill ? [] : [`${element.localName}.${element.className}${pseudo ?? ''}`];
        }),
      ),
    );
    expect.soft(moving, kind).toEqual([]);
  }
});

test('turns a gallery without an animation under reduced motion', async ({ page }) => {
  const words = WORDS.en.Gallery;
  await page.goto(kindsOfPage('shipped', 'en')['article of a subcategory'] ?? '');
  await settle(page);
  await page.getByRole('button', { name: words.next, exact: true }).first().click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
