import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { INTERACTION_MS } from '../budgets';
import { kindsOfPage } from '../support/addresses';
import { fill, TAG, WORDS } from '../support/words';
import { median, PHONE, repeat, withSite } from './measure';
import { SINGLE, singleRow, type Table } from './results';

const CPU_SLOWDOWN = 4;
/** For late scripts, and for scrolling to end. */
const SETTLE_MS = 1_500;
/** Navigations are delayed so that the page they leave still reports its events. */
const NAVIGATION_DELAY_MS = 1_000;

const { Navigation, LoadMore, Gallery, SearchPage } = WORDS.en;
const { resultCount } = WORDS.sr.ResidentCardPage;
const kinds = kindsOfPage('shipped', 'en');

/** `prepare` is not measured; `result` appears when it worked. */
type Interaction = {
  name: string;
  path: string | undefined;
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  result: (page: Page) => Locator;
};

/** Taps the middle of an element. `locator.tap()` would run code of its own inside the measured event. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await wait(SETTLE_MS);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not visible`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true }).first();

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/?lang=en',
    act: (page) => tap(page, button(page, Navigation.openMenu)),
    result: (page) => page.getByRole('dialog', { name: Navigation.menu }),
  },
  {
    name: 'language switch',
    path: '/tax?lang=en',
    act: (page) => tap(page, page.getByRole('link', { name: /^MNE/ }).first()),
    result: (page) => page.locator(`html[lang="${TAG.sr}"]`),
  },
  {
    name: 'load more',
    path: kinds['all news'],
    act: (page) => tap(page, page.getByRole('link', { name: LoadMore.more })),
    result: (page) => page.getByText(/^\d+ more loaded$/).first(),
  },
  {
    name: 'partner search, a letter',
    path: '/volim-kotor',
    prepare: (page) => tap(page, page.getByRole('searchbox')),
    act: (page) => page.keyboard.type('djardin', { delay: 300 }),
    result: (page) => page.getByText(`${resultCount} 1`, { exact: true }),
  },
  {
    name: 'gallery',
    path: kinds['article of a subcategory'],
    act: (page) => tap(page, button(page, Gallery.next)),
    result: (page) => page.getByText(new RegExp(fill(Gallery.position, { current: 2, total: '\\d+' }))).first(),
  },
  {
    name: 'search, a letter',
    path: '/tax?lang=en',
    prepare: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('dialog').getByRole('navigation').waitFor();
      await wait(SETTLE_MS);
    },
    act: (page) => page.keyboard.type('perast', { delay: 300 }),
    result: (page) => page.getByRole('dialog', { name: SearchPage.open }).getByRole('status').getByText(/\d/),
  },
];

/** Reports the time from each input to the next frame, in milliseconds; the browser rounds to eights. */
const observeEvents = (): void => {
  const { reportEvent } = window as unknown as { reportEvent: (ms: number) => void };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId) reportEvent(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

/** The slowest event of one interaction. */
async function measureOnce(browser: Browser, origin: string, { path = '/', prepare, act, result }: Interaction) {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  const page = await context.newPage();
  let durations: number[] = [];
  await page.exposeFunction('reportEvent', (ms: number) => durations.push(ms));
  await page.addInitScript(observeEvents);
  await page.addInitScript(() => window.localStorage.setItem('cookieConsent', 'true'));
  await page.goto(path, { waitUntil: 'networkidle' });
  await wait(SETTLE_MS);
  await prepare?.(page);
  await page.route('**/*', async (route) => {
    await wait(NAVIGATION_DELAY_MS);
    await route.continue().catch(() => {});
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  durations = [];
  await act(page);
  await result(page).waitFor();
  await wait(NAVIGATION_DELAY_MS / 2);
  await context.close();
  return Math.max(0, ...durations);
}

/** Latency of the interactions on a slow phone. */
export const interactions = (): Promise<Table> =>
  withSite(async (site, browser) => {
    const rows: Table['rows'] = [];
    for (const interaction of INTERACTIONS) {
      const value = median(await repeat(() => measureOnce(browser, site.origin, interaction)));
      rows.push(singleRow(interaction.name, 'ms', value, { atMost: INTERACTION_MS }));
    }
    const note = `From a tap or a key to the next frame, on a ${CPU_SLOWDOWN} times slower processor; the browser reports 16 ms and more.`;
    return { note, columns: SINGLE, rows };
  });
