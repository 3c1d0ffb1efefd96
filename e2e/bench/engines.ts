import { setTimeout as wait } from 'node:timers/promises';
import { fill } from '@/lib/i18n/fill';
import { findBrowser } from '../browser';
import { INTERACTION_MS } from '../budgets';
import { startDisplay } from '../engines/display';
import { type Driver, type Engine, USUAL } from '../engines/driver';
import { startChromium, startFirefox } from '../engines/firefox';
import { Tab } from '../engines/tab';
import { startWebkit } from '../engines/webkit';
import { pagePaths } from '../support/addresses';
import { MESSAGES } from '../support/messages';
import { median, repeat, withSite } from './measure';
import type { Table } from './results';

const SLOW = 'slow Chromium';
const CPU_SLOWDOWN = 4;
/** For work after hydration to end. */
const SETTLE_MS = 1_500;
const LETTER_MS = 300;

const { Navigation, LoadMore, Gallery, SearchPage } = MESSAGES.en;
const paths = pagePaths('shipped', 'en');

async function type(tab: Tab, text: string): Promise<void> {
  for (const letter of text) await Promise.all([tab.type(letter), wait(LETTER_MS)]);
}

/** A page and the interactions on it. */
type Visit = { path: string; use: (tab: Tab) => Promise<unknown> };

const VISITS: Record<string, Visit> = {
  'home, menu': {
    path: '/?lang=en',
    use: async (tab) => {
      await tab.click('header a', Navigation.openMenu);
      await tab.see('dialog[open] a', Navigation.events);
    },
  },
  'news, load more': {
    path: paths.allNews,
    use: async (tab) => {
      await tab.click('main a', LoadMore.more);
      await tab.see('main *', ' more loaded');
    },
  },
  'article, gallery': {
    path: paths.subcategoryArticle,
    use: async (tab) => {
      await tab.click('main button', Gallery.next);
      await tab.see('main figure p', fill(Gallery.position, { current: 2, total: 3 }));
    },
  },
  'resident card, typing': {
    path: '/volim-kotor',
    use: async (tab) => {
      await tab.click('main input[type=search]');
      await type(tab, 'djardin');
      await tab.see('main [role=status]', `${MESSAGES.sr.ResidentCardPage.directory.found} 1`);
    },
  },
  'tax, typing in the search': {
    path: '/tax?lang=en',
    use: async (tab) => {
      await tab.click('header a', SearchPage.open);
      await tab.focused('dialog[open] input');
      await type(tab, 'perast');
      await tab.see('dialog[open] a mark', 'Perast');
    },
  },
};

/** Measures from each click or key to the next frame. `tsx` calls `__name`. */
const MEASURE = `
  globalThis.__name = (named) => named;
  try { localStorage.setItem('cookieConsent', 'true'); } catch {}
  for (const type of ['click', 'keydown']) addEventListener(type, ({ timeStamp: start }) => requestAnimationFrame(() =>
    setTimeout(() => performance.measure('frame', { start }))), true);`;

/** The longest time of a visit from a click or key to the next frame. */
async function measureVisit(driver: Driver, origin: string, { path, use }: Visit): Promise<number> {
  try {
    const tab = new Tab(driver, origin, false);
    await tab.openHydrated(path);
    await wait(SETTLE_MS);
    await use(tab);
    return await tab.until(() => Math.max(0, ...performance.getEntriesByName('frame').map(({ duration }) => duration)));
  } finally {
    await driver.close();
  }
}

/** Interactions in three engines. */
export const engines = (): Promise<Table> =>
  withSite(async ({ origin, request }) => {
    const display = await startDisplay();
    const chromium = await startChromium(await findBrowser());
    const browsers: Record<string, Engine> = {
      Firefox: await startFirefox(display.name, USUAL),
      WebKit: await startWebkit(display.name, USUAL),
      Chromium: chromium,
      [SLOW]: chromium,
    };
    const rows: Table['rows'] = [];
    for (const [page, visit] of Object.entries(VISITS)) {
      await request(visit.path);
      const row: Table['rows'][number] = [page];
      for (const [name, engine] of Object.entries(browsers)) {
        const limits = name === SLOW ? { slowdown: CPU_SLOWDOWN, atMost: INTERACTION_MS } : {};
        const open = () => engine.open({ width: 412, height: 823, script: MEASURE, slowdown: limits.slowdown });
        const times = await repeat(async () => measureVisit(await open(), origin, visit));
        row.push({ value: median(times), atMost: limits.atMost });
      }
      rows.push(row);
    }
    for (const engine of new Set(Object.values(browsers))) await engine.close();
    display.stop();
    const note = `The longest time from a click or key to the next frame, on a phone’s size: milliseconds. The processor of ${SLOW} is ${CPU_SLOWDOWN} times slower; there it takes at most ${INTERACTION_MS}.`;
    return { note, columns: ['page', ...Object.keys(browsers)], rows };
  });
