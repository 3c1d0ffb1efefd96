import type { Page } from '@playwright/test';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/language';
import { pagePaths, SAMPLES } from '../support/addresses';
import { MESSAGES } from '../support/messages';
import { openSearch } from '../support/openSearch';
import { PHONE } from '../support/screens';
import { type Site, startSite } from '../support/site';
import { expect, openHydrated, test } from '../support/test';

// The accessibility trees of pages and parts, which screen readers read; `npx playwright test screenReader --update-snapshots`
// rewrites them.

/** The day of the snapshots: cards of events name days to come. */
const TODAY = Date.parse('2026-11-24T11:00:00Z');

/** No screen reader reads the address of a link, and some have the host of the site. */
const ADDRESS = /\n *- \/url: .*/g;

type Scene = {
  language: Language;
  path: string;
  part: string;
  /** What a visitor does before. */
  act?(page: Page): Promise<void>;
};

const { en, sr } = MESSAGES;
const [english, montenegrin] = [pagePaths('shipped', 'en'), pagePaths('shipped', 'sr')];
const { deepArticle, event } = SAMPLES.shipped;

/** Each in one language, in turn, since the markup is the same in both. */
const SCENES: Record<string, Scene> = {
  home: { language: 'en', path: '/?lang=en', part: 'body' },
  'article-with-gallery': {
    language: 'sr',
    path: montenegrin.subcategoryArticle,
    part: 'main',
    act: async (page) => {
      await page.getByRole('button', { name: sr.Gallery.next, exact: true }).click();
      const position = page
        .getByText(fill(sr.Gallery.position, { current: '2', total: '3' }))
        .filter({ visible: true });
      await expect(position).toHaveAttribute('aria-live', 'polite');
    },
  },
  'list-growing': {
    language: 'en',
    path: english.allNews,
    part: 'main',
    act: async (page) => {
      await page.getByRole('link', { name: en.LoadMore.more, exact: true }).click();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(fill(en.LoadMore.loaded, { count: '5' }));
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
      // The tree does not say which one is current.
      await expect(page.getByRole('dialog').getByRole('link', { name: /^MNE/ })).toHaveAttribute(
        'aria-current',
        'true',
      );
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
  banner: { language: 'sr', path: '/imprint?lang=sr', part: 'section[aria-labelledby="privacy-title"]' },
  event: { language: 'en', path: english.eventArticle, part: 'main' },
  plan: { language: 'sr', path: `${montenegrin.plan}?from=09:00&to=12:00&day=2027-05-04`, part: 'main' },
  trip: {
    language: 'en',
    path: `${english.trip}?items=${deepArticle.id}~2027-02-04.${event.id}`,
    part: 'main',
  },
};

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

    test(`has the same accessibility tree: ${name}`, async ({ page }) => {
      await page.clock.setFixedTime(TODAY);
      await openHydrated(page, site.origin + scene.path);
      await scene.act?.(page);
      // `toMatchAriaSnapshot` would store patterns in place of prices, times and dates.
      const tree = await page.locator(scene.part).ariaSnapshot();
      expect(tree.replace(ADDRESS, '')).toMatchSnapshot([scene.language, `${name}.txt`]);
    });
  });
}
