import { setTimeout as wait } from 'node:timers/promises';
import { fill } from '@/lib/i18n/fill';
import { findBrowser } from '../browser';
import { INTERACTION_MS } from '../budgets';
import { startDisplay } from '../engines/display';
import { type Driver, type Engine, USUAL } from '../engines/driver';
import { startChromium, startFirefox } from '../engines/firefox';
import { Tab } from '../engines/tab';
import { startWebkit } from '../engines/webkit';
import { kindsOfPage } from '../support/addresses';
import { HYDRATED } from '../support/hydrated';
import { WORDS } from '../support/words';
import { median, readPaints, repeat, withSite } from './measure';
import type { Table } from './results';

const SLOW = 'slow Chromium';
const CPU_SLOWDOWN = 4;
/** For work after hydration to end. */
const SETTLE_MS = 1_500;
const LETTER_MS = 300;

const { Navigation, LoadMore, Gallery, SearchPage } = WORDS.en;
const kinds = kindsOfPage('shipped', 'en');

async function type(tab: Tab, text: string): Promise<void> {
  for (const letter of text) await Promise.all([tab.type(letter), wait(LETTER_MS)]);
}

/** A page and the use that is made of it. */
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
    path: kinds.allNews,
    use: async (tab) => {
      await tab.click('main a', LoadMore.more);
      await tab.see('main *', ' more loaded');
    },
  },
  'article, gallery': {
    path: kinds.subcategoryArticle,
    use: async (tab) => {
      await tab.click('main button', Gallery.next);
      await tab.see('main section p', fill(Gallery.position, { current: 2, total: 3 }));
    },
  },
  'resident card, typing': {
    path: '/volim-kotor',
    use: async (tab) => {
      await tab.click('main input[type=search]');
      await type(tab, 'djardin');
      await tab.see('main [role=status]', `${WORDS.sr.ResidentCardPage.directory.found} 1`);
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

/** Marks when the page is hydrated, and measures from each click or key to the next frame. `tsx` calls `__name`. */
const MARK = `
  globalThis.__name = (named) => named;
  try { localStorage.setItem('cookieConsent', 'true'); } catch {}
  const timer = setInterval(() => {
    if (!document.querySelector('${HYDRATED}')) return;
    performance.mark('hydrated');
    clearInterval(timer);
  }, 4);
  for (const type of ['click', 'keydown']) addEventListener(type, ({ timeStamp: start }) => requestAnimationFrame(() =>
    setTimeout(() => performance.measure('frame', { start }))), true);`;

async function measureVisit(driver: Driver, origin: string, { path, use }: Visit) {
  try {
    const tab = new Tab(driver, origin, false);
    await tab.openHydrated(path);
    await wait(SETTLE_MS);
    await use(tab);
    await tab.until(() => performance.getEntriesByName('frame').length);
    const paints = await tab.evaluate(readPaints);
    const times = await tab.evaluate(() => ({
      scripts: performance.getEntriesByType('resource').find(({ name }) => name.includes('.js'))?.startTime,
      hydrated: performance.getEntriesByName('hydrated')[0]?.startTime,
      interaction: Math.max(...performance.getEntriesByName('frame').map(({ duration }) => duration)),
    }));
    return { ...paints, ...times };
  } finally {
    await driver.close();
  }
}

type Engines = Record<'firefox' | 'webkit' | 'chromium', Engine>;

/** Starts the three engines on a display, and stops all. */
async function withEngines<T>(measure: (engines: Engines) => Promise<T>): Promise<T> {
  const display = await startDisplay();
  const started: Engine[] = [];
  const add = (engine: Engine): Engine => {
    started.push(engine);
    return engine;
  };
  try {
    const firefox = add(await startFirefox(display.name, USUAL));
    const webkit = add(await startWebkit(display.name, USUAL));
    const chromium = add(await startChromium(await findBrowser()));
    return await measure({ firefox, webkit, chromium });
  } finally {
    for (const engine of started) await engine.close();
    display.stop();
  }
}

/** First visits and interactions in three engines. */
export const engines = (): Promise<Table> =>
  withSite(({ origin, request }) =>
    withEngines(async ({ firefox, webkit, chromium }) => {
      const browsers = { Chromium: chromium, Firefox: firefox, WebKit: webkit, [SLOW]: chromium };
      const rows: Table['rows'] = [];
      for (const [page, visit] of Object.entries(VISITS)) {
        await request(visit.path);
        for (const [name, engine] of Object.entries(browsers)) {
          const slowdown = name === SLOW ? CPU_SLOWDOWN : 1;
          const options = { width: 412, height: 823, script: MARK, slowdown };
          const runs = await repeat(async () => measureVisit(await engine.open(options), origin, visit));
          const times = (['text', 'largest', 'scripts', 'hydrated', 'interaction'] as const).map((key) => {
            const value = median(runs.map((run) => run[key] ?? Number.NaN));
            const atMost = key === 'interaction' && name === SLOW ? INTERACTION_MS : undefined;
            return Number.isNaN(value) ? '' : { value, atMost };
          });
          rows.push([page, name, ...times]);
        }
      }
      const note = `First visits on a phone’s size, and the longest time from a click or key to the next frame: milliseconds. The processor of ${SLOW} is ${CPU_SLOWDOWN} times slower; there it takes at most ${INTERACTION_MS}.`;
      return {
        note,
        columns: ['page', 'engine', 'first paint', 'largest', 'scripts', 'hydrated', 'interaction'],
        rows,
      };
    }),
  );
