import { kindsOfPage } from '../support/addresses';
import { expect, settle, test } from '../support/test';
import { WORDS } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const kind of ['home', 'guide', 'article of a subcategory', 'resident card', 'city-card', 'tax']) {
  test(`who asked for calm sees nothing move on ${kind}`, async ({ page }) => {
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
    expect(moving).toEqual([]);
  });
}

test('a gallery turns without a movement for them', async ({ page }) => {
  const words = WORDS.en.Gallery;
  await page.goto(kindsOfPage('shipped', 'en')['article of a subcategory'] ?? '');
  await settle(page);
  await page.getByRole('button', { name: words.next, exact: true }).first().click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
