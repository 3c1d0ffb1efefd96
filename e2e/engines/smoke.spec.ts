import { kindsOfPage } from '../support/addresses';
import { fill, WORDS } from '../support/words';
import type { Tab } from './tab';
import { expect, test } from './test';

/** Some megabytes, which the site renders and compresses for the first time. */
const PACK_MS = 40_000;

test.describe('hydration', () => {
  test.use({ hasConsent: false });

  for (const path of ['/', '/map#place-perast', '/tax#residence', '/volim-kotor#hospitality']) {
    test(`a page hydrates, also when reloaded while scrolled: ${path}`, async ({ tab }) => {
      await tab.open(path);
      await tab.hydrated();
      await tab.see('section', path.startsWith('/volim') ? WORDS.sr.CookieBanner.title : WORDS.en.CookieBanner.title);
      await tab.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      // Where Firefox anchors the scroll, pictures that arrive above move it a little.
      await tab.until(() => scrollY > 700);
      await tab.reload();
      await tab.hydrated();
      await tab.until(() => scrollY > 0);
    });
  }
});

test('a press of the menu while scripts are held leads to the links', async ({ tab, connection }) => {
  connection.holdScripts();
  await tab.open('/news');
  await tab.click('header a', WORDS.en.Navigation.openMenu);
  await tab.until(() => location.hash === '#site-links');
  connection.releaseScripts();
  await tab.hydrated();
  await tab.click('header a', WORDS.en.Navigation.openMenu);
  await tab.see('dialog[open] a', WORDS.en.Navigation.events);
});

/** How every visible element is drawn, without what depends on the moment. */
const drawing = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() =>
    [...document.querySelectorAll('header *, main *, footer *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { color, backgroundColor, fontFamily, fontSize, display, width, textDecorationLine } =
          getComputedStyle(element);
        const values = [color, backgroundColor, fontFamily, fontSize, display, width, textDecorationLine];
        return `${element.tagName} ${element.className} ${values.join('; ')}`;
      }),
  );

test('a soft navigation draws what a direct load draws', async ({ tab }) => {
  await tab.open('/events');
  await tab.hydrated();
  await tab.until(
    () => document.fonts.status === 'loaded' && [...document.fonts].some((font) => font.status === 'loaded'),
  );
  const direct = await drawing(tab);
  await tab.open('/news');
  await tab.hydrated();
  await tab.evaluate(() => {
    Object.assign(window, { isSoft: true });
  });
  await tab.click('footer a', WORDS.en.Navigation.events);
  await tab.see('h1', WORDS.en.EventsPage.title);
  expect(await tab.evaluate(() => 'isSoft' in window)).toBe(true);
  // The header takes its colour at the top in a transition.
  await expect.poll(() => drawing(tab)).toEqual(direct);
});

test('a visited page opens offline; any other shows the offline page', async ({ tab, connection }) => {
  await tab.open('/news');
  await tab.until(() => navigator.serviceWorker.controller?.state === 'activated');
  await tab.open('/tax');
  await tab.hydrated();
  await tab.until(async () => {
    const match = await caches.match('/tax', { ignoreVary: true });
    return match !== undefined;
  });
  connection.cut();
  await tab.open('/tax');
  await tab.see('aside', WORDS.en.SavedCopy.label);
  await tab.hydrated();
  await tab.open('/imprint');
  await tab.see('h1', WORDS.en.OfflinePage.title);
});

test('the guide is saved for offline without an answer to a prompt, and opens without a connection', async ({
  tab,
  connection,
}) => {
  const words = WORDS.en.TakeAlong;
  await tab.open('/visitors-info');
  await tab.until(() => navigator.serviceWorker.controller?.state === 'activated');
  await tab.hydrated();
  // The size is fetched once the section is near the viewport.
  await tab.evaluate(() => document.querySelector('#take-along')?.scrollIntoView({ behavior: 'instant' }));
  await tab.click('button', words.save);
  await tab.within(PACK_MS).see('a', words.see);
  connection.cut();
  await tab.open('/tax');
  await tab.see('aside', WORDS.en.SavedCopy.label);
});

test('the partner search is restored on the way back', async ({ tab }) => {
  const count = fill(`${WORDS.sr.ResidentCardPage.resultCount} 1`, {});
  await tab.open('/volim-kotor');
  await tab.hydrated();
  await tab.click('main input[type=search]');
  await tab.type('kajak');
  await tab.see('main [role=status]', count);
  await tab.until(() => location.search === '?q=kajak');
  await tab.click('footer a[href^="/legal"]');
  await tab.until(() => location.pathname === '/legal');
  await tab.back();
  await tab.see('main [role=status]', count);
  await tab.until(() => document.querySelector<HTMLInputElement>('main input[type=search]')?.value === 'kajak');
});

test('a document of the site is left and returned to without an error', async ({ tab, connection }) => {
  connection.holdScripts();
  const news = kindsOfPage('shipped', 'en')['all news'] ?? '';
  await tab.open(news);
  await tab.click('main article a');
  await tab.until((path) => location.pathname !== path, news);
  await tab.see('h1');
  await tab.back();
  await tab.until((path) => location.pathname === path, news);
  await tab.see('main article');
});
