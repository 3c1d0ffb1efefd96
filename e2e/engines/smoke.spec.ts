import { setTimeout } from 'node:timers/promises';
import { MESSAGES } from '../support/messages';
import type { Tab } from './tab';
import { expect, test } from './test';

/** The offline pack’s own pages and some of the guide; `/tax` is the second. */
const PACK_PAGES = 30;
/** Without the tests in Chromium before, most of them are rendered for the first time. */
const PACK_MS = 90_000;

/** By then a page has loaded, with everything that its scripts load. */
const AFTER_LOAD_MS = 1_500;

/** iOS zooms into a field with smaller text. */
const MIN_FIELD_TEXT_PX = 16;

test.describe('hydration', () => {
  test.use({ hasConsent: false });

  for (const path of ['/', '/map#place-perast', '/tax#residence', '/volim-kotor#hospitality']) {
    test(`a page hydrates, also when reloaded while scrolled: ${path}`, async ({ tab }) => {
      await tab.open(path);
      await tab.hydrated();
      await tab.see(
        'section',
        path.startsWith('/volim') ? MESSAGES.sr.CookieBanner.title : MESSAGES.en.CookieBanner.title,
      );
      await tab.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      // With Firefox’s scroll anchoring, pictures that load above move it a little.
      await tab.until(() => scrollY > 700);
      await tab.reload();
      await tab.hydrated();
      // WebKit goes to the fragment whenever something has loaded.
      if (path.includes('#')) await setTimeout(AFTER_LOAD_MS);
      await tab.until(() => Math.abs(scrollY - 900) < 200);
    });
  }
});

test('the maps are drawn, the current filter is in view and its row scrolls freely', async ({ tab }) => {
  await tab.open('/map?kind=parking');
  // The shapes are in files of their own, and have no size until they are loaded.
  await tab.until(() => {
    const shapes = [...document.querySelectorAll<SVGUseElement>('main figure use')];
    return shapes.length > 10 && shapes.every((shape) => shape.getBBox().width > 20);
  });
  await tab.until(() => {
    const current = document.querySelector('main nav [aria-current]')?.getBoundingClientRect();
    return current && current.left >= 0 && current.right <= innerWidth;
  });
  await tab.hydrated();
  await tab.until(() => document.readyState === 'complete');
  await tab.evaluate(() => document.querySelector('main nav ul')?.scrollTo({ left: 0, behavior: 'instant' }));
  await setTimeout(AFTER_LOAD_MS);
  await tab.until(() => document.querySelector('main nav ul')?.scrollLeft === 0);
});

test('a press of the menu while scripts are held leads to the links', async ({ tab, connection }) => {
  connection.holdScripts();
  await tab.open('/news');
  await tab.click('header a', MESSAGES.en.Navigation.openMenu);
  await tab.until(() => location.hash === '#site-links');
  connection.releaseScripts();
  await tab.hydrated();
  await tab.click('header a', MESSAGES.en.Navigation.openMenu);
  await tab.see('dialog[open] a', MESSAGES.en.Navigation.events);
});

/** How every visible element is drawn, without what changes over time. */
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

test('a soft navigation draws what a direct load draws, with fields of days into which iOS does not zoom', async ({
  tab,
}) => {
  await tab.open('/events');
  await tab.hydrated();
  await tab.until(
    () => document.fonts.status === 'loaded' && [...document.fonts].some((font) => font.status === 'loaded'),
  );
  const direct = await drawing(tab);
  const fields = await tab.evaluate(() =>
    [...document.querySelectorAll('main input')].map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
  );
  expect(fields.length).toBeGreaterThan(1);
  expect(Math.min(...fields)).toBeGreaterThanOrEqual(MIN_FIELD_TEXT_PX);
  await tab.open('/news');
  await tab.hydrated();
  await tab.evaluate(() => {
    Object.assign(window, { isSoft: true });
  });
  await tab.click('footer a', MESSAGES.en.Navigation.events);
  await tab.see('h1', MESSAGES.en.EventsPage.title);
  expect(await tab.evaluate(() => 'isSoft' in window)).toBe(true);
  // The header takes its colour at the top in a transition.
  await expect.poll(() => drawing(tab)).toEqual(direct);
});

test('a visited page opens offline; any other shows the offline page', async ({ tab, connection }) => {
  await tab.open('/news');
  await tab.controlled();
  await tab.open('/tax');
  await tab.hydrated();
  await tab.until(async () => {
    const match = await caches.match('/tax', { ignoreVary: true });
    return match !== undefined;
  });
  connection.cut();
  await tab.open('/tax');
  await tab.see('aside', MESSAGES.en.SavedCopy.label);
  await tab.hydrated();
  await tab.open('/imprint');
  await tab.see('h1', MESSAGES.en.OfflinePage.title);
});

test('the guide is saved for offline without an answer to a prompt, also after Cancel, and opens without a connection', async ({
  tab,
  connection,
}) => {
  test.setTimeout(120_000);
  const messages = MESSAGES.en.OfflinePack;
  // offlinePack.slow.spec.ts saves whole packs.
  connection.packPages = PACK_PAGES;
  await tab.open('/visitors-info');
  await tab.controlled();
  await tab.hydrated();
  // The size is fetched once the section is near the viewport.
  await tab.evaluate(() => document.querySelector('#offline-pack')?.scrollIntoView({ behavior: 'instant' }));
  await tab.click('button', messages.save);
  await tab.until(() => (document.querySelector('progress')?.value ?? 0) > 0);
  await tab.click('button', messages.cancel);
  await tab.click('button', messages.resume);
  await tab.within(PACK_MS).see('a', messages.see);
  connection.cut();
  await tab.open('/tax');
  await tab.see('aside', MESSAGES.en.SavedCopy.label);
});

test('the partner search is restored on the way back', async ({ tab }) => {
  const count = `${MESSAGES.sr.ResidentCardPage.directory.found} 1`;
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

const isSent = (from: string): boolean => new URLSearchParams(location.search).get('from') === from;

test('a form has the values of the URL on the way back', async ({ tab }) => {
  await tab.open('/plan');
  for (const time of ['09:00', '10:00']) {
    await tab.hydrated();
    await tab.pick('main [name="from"]', time);
    await tab.click('main form button');
    await tab.until(isSent, time);
  }
  await tab.back();
  await tab.until(isSent, '09:00');
  await tab.until(() => document.querySelector<HTMLInputElement>('main [name="from"]')?.value === '09:00');
});

test('a document is left for another and returned to without an error', async ({ tab }) => {
  for (const path of ['/news', '/tax?adults=2&nights=3']) {
    await tab.open(path);
    await tab.hydrated();
    // During the load event, the browser would replace the entry in the history.
    await tab.until(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd > 0,
    );
    await tab.evaluate(() => location.assign('/legal'));
    await tab.until(() => location.pathname === '/legal');
    await tab.see('h1');
    await tab.back();
    await tab.until((before) => location.pathname + location.search === before, path);
    await tab.see('h1');
  }
});

test('the way back from another site leads to where the visitor was', async ({ tab }) => {
  await tab.openHydrated('/news');
  await tab.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await tab.until(() => scrollY > 700);
  await tab.evaluate(() => location.assign(location.href.replace('localhost', '127.0.0.1')));
  await tab.until(() => location.hostname === '127.0.0.1');
  await tab.see('h1');
  await tab.back();
  await tab.until(() => location.hostname === 'localhost' && scrollY > 700);
});
