import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Language } from '@/lib/i18n/language';
import { kindsOfPage, SAMPLES } from '../support/addresses';
import { cardsOf } from '../support/lists';
import { openSearch } from '../support/openSearch';
import { PHONE } from '../support/screens';
import { type Site, startSite } from '../support/site';
import { expect, openHydrated, test } from '../support/test';
import { WORDS } from '../support/words';
import { transcript } from './transcript';

// What a simulated screen reader says of a page, in `transcripts`; `npx playwright test screenReader --update-snapshots` rewrites
// them.

const SCREEN_READER = buildSync({
  stdin: { contents: `export { virtual } from '@guidepup/virtual-screen-reader/browser.js'`, resolveDir: '.' },
  bundle: true,
  format: 'iife',
  globalName: 'screenReader',
  write: false,
}).outputFiles[0]?.text;

/** The day of the transcripts: cards of events name days to come. */
const TODAY = Date.parse('2026-11-24T11:00:00Z');

/** How long an announcement may follow what is seen. */
const ANNOUNCEMENT_MS = 500;

type ScreenReader = {
  start(options: { container: Element | null }): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
  stop(): Promise<void>;
};
declare const screenReader: { virtual: ScreenReader };

type Scene = {
  language: Language;
  path: string;
  /** What is read from its start to its end. */
  part: string;
  /** What a visitor does, before the part is read; what is announced meanwhile is heard first. */
  act?(page: Page): Promise<void>;
};

const { en, sr } = WORDS;
const [english, montenegrin] = [kindsOfPage('shipped', 'en'), kindsOfPage('shipped', 'sr')];
const { deepArticle, event } = SAMPLES.shipped;

/** Each in one language, in turn, since the markup is the same in both. */
const SCENES: Record<string, Scene> = {
  home: { language: 'en', path: '/?lang=en', part: 'body' },
  'article-with-gallery': {
    language: 'sr',
    path: montenegrin.subcategoryArticle,
    part: 'main',
    act: (page) => page.getByRole('button', { name: sr.Gallery.next, exact: true }).click(),
  },
  'list-growing': {
    language: 'en',
    path: english.allNews,
    part: 'main',
    act: async (page) => {
      const before = await cardsOf(page).count();
      await page.getByRole('link', { name: en.LoadMore.more, exact: true }).click();
      await expect.poll(() => cardsOf(page).count()).toBeGreaterThan(before);
    },
  },
  'partner-search': {
    language: 'sr',
    path: '/volim-kotor',
    part: 'main',
    act: async (page) => {
      await page.getByRole('searchbox').fill('kajak');
      await expect(page.locator('main article:visible')).toHaveCount(1);
    },
  },
  'tax-calculator': { language: 'en', path: '/tax?adults=2&children=1&nights=3&lang=en', part: '#calculator' },
  'tax-mistakes': { language: 'sr', path: '/tax?adults=-1&nights=two&lang=sr', part: '#calculator' },
  map: { language: 'en', path: `${english.map}?kind=churches`, part: 'main' },
  drawer: {
    language: 'sr',
    path: '/imprint?lang=sr',
    part: 'dialog[open]',
    act: async (page) => {
      await page.getByRole('button', { name: sr.Navigation.openMenu }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  search: {
    language: 'en',
    path: '/imprint?lang=en',
    part: 'dialog[open]',
    act: async (page) => {
      await openSearch(page);
      await page.getByRole('searchbox').fill('perast');
      await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible();
    },
  },
  banner: { language: 'sr', path: '/imprint?lang=sr', part: 'section[aria-labelledby="cookie-banner"]' },
  event: { language: 'en', path: english.eventArticle, part: 'main' },
  plan: { language: 'sr', path: `${montenegrin.plan}?from=09:00&to=12:00&day=2027-05-04`, part: 'main' },
  trip: {
    language: 'en',
    path: `${english.trip}?items=${deepArticle.id}~2027-02-04.${event.id}`,
    part: 'main',
  },
};

/** What is announced while the visitor acts, then all of the part, as phrases. */
async function listen(page: Page, { part, act }: Scene): Promise<string[]> {
  await page.evaluate(`${SCREEN_READER}; window.screenReader = screenReader`);
  // The simulation reads what a browser with scripts does not render.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('noscript')) element.remove();
  });
  const announced = act ? await hear(page, act) : [];
  const read = await page.evaluate(async (selector) => {
    const { virtual } = screenReader;
    await virtual.start({ container: document.querySelector(selector) });
    const start = await virtual.lastSpokenPhrase();
    while ((await virtual.lastSpokenPhrase()) !== `end of ${start}`) await virtual.next();
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases;
  }, part);
  return [...announced, ...read];
}

/** Announcements of live regions. */
async function hear(page: Page, act: (page: Page) => Promise<void>): Promise<string[]> {
  await page.evaluate(() => screenReader.virtual.start({ container: document.body }));
  await act(page);
  // The last announcement follows what is seen.
  await page.waitForTimeout(ANNOUNCEMENT_MS);
  return page.evaluate(async () => {
    const { virtual } = screenReader;
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases.filter((phrase) => /^(?:polite|assertive): ./.test(phrase));
  });
}

test.use({ viewport: PHONE });

// One site for all tests of this file.
test.describe.configure({ mode: 'default' });

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
  await site.pass((TODAY - Date.now()) / 1_000);
});

test.afterAll(() => site.stop());

for (const [name, scene] of Object.entries(SCENES)) {
  test.describe(() => {
    test.use({ hasConsent: name !== 'banner' });

    test(`a screen reader reads the same transcript: ${name}`, async ({ page }) => {
      await page.clock.setFixedTime(TODAY);
      await openHydrated(page, site.origin + scene.path);
      expect(transcript(await listen(page, scene))).toMatchSnapshot([scene.language, `${name}.txt`]);
    });
  });
}
