import { setTimeout as wait } from 'node:timers/promises';
import { chromium, devices } from '@playwright/test';
import { findBrowser } from '../../browser';
import { kindsOfPage } from '../../support/addresses';
import { startSite } from '../../support/site';
import { WORDS } from '../../support/words';
import { often } from '../runs.mjs';

const SLOWER = 4;
/** From a touch or a key to the next frame. */
const BUDGET_MS = 100;
/** What comes late has come by then, and what an interaction does is over. */
const REST_MS = 1_500;
/** An answer that leads away comes so late that the page it leaves can still be measured. */
const LEAVE_MS = 1_000;

const words = WORDS.en;
const kinds = kindsOfPage('shipped', 'en');

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Touches the middle of what is found, as a finger does: what `locator.tap()` runs in the page to make sure of its aim
 * would be measured with it.
 *
 * @param {Page} page
 * @param {import('@playwright/test').Locator} target
 */
async function touch(page, target) {
  await target.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  await wait(REST_MS);
  const { x, y, isInReach } = await target.evaluate((node) => {
    const box = node.getBoundingClientRect();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return { ...middle, isInReach: node.contains(document.elementFromPoint(middle.x, middle.y)) };
  });
  if (!isInReach) throw new Error('something lies over what is to be touched');
  await page.touchscreen.tap(x, y);
}

/** @param {Page} page @param {string} name */
const press = (page, name) => touch(page, page.getByRole('button', { name, exact: true }).first());

/** @type {readonly { name: string, path: string | undefined, act: (page: Page) => Promise<unknown> }[]} */
const INTERACTIONS = [
  { name: 'menu', path: '/', act: (page) => press(page, words.Navigation.openMenu) },
  {
    name: 'language switch',
    path: '/tax',
    act: async (page) => {
      await page.route('**/', async (route) => {
        await wait(LEAVE_MS);
        await route.continue().catch(() => {});
      });
      await touch(page, page.getByRole('link', { name: /^MNE/ }).first());
    },
  },
  {
    name: 'load more',
    path: kinds['all news'],
    act: (page) => touch(page, page.getByRole('link', { name: words.LoadMore.more })),
  },
  {
    name: 'partner search',
    path: '/volim-kotor',
    act: async (page) => {
      await touch(page, page.getByRole('searchbox'));
      await page.keyboard.type('ka', { delay: 300 });
    },
  },
  { name: 'gallery', path: kinds['article of a subcategory'], act: (page) => press(page, words.Gallery.next) },
  {
    name: 'gallery, full screen',
    path: kinds['article of a subcategory'],
    act: (page) => press(page, words.Gallery.fullScreen),
  },
];

/** Tells the time from each touch or key to the frame after it (Interaction to Next Paint): in milliseconds, by eights. */
const tellInputs = () => {
  const { tellInput } = /** @type {{ tellInput: (ms: number) => void }} */ (/** @type {unknown} */ (window));
  new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      // What only passes under the finger as the page scrolls is no interaction.
      if (entry.interactionId) tellInput(entry.duration);
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
};

/** How long visitors of a slow phone wait for the first sign that a touch was felt. */
export async function measure() {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  /** @type {import('../bench.mjs').Measure[]} */
  const measures = [];
  try {
    for (const { name, path = '/', act } of INTERACTIONS) {
      const values = await often(async () => {
        const context = await browser.newContext({
          ...devices['Pixel 7'],
          baseURL: site.origin,
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        /** @type {number[]} */
        const times = [];
        await page.exposeFunction('tellInput', (/** @type {number} */ ms) => times.push(ms));
        await page.addInitScript(tellInputs);
        await page.goto(path, { waitUntil: 'networkidle' });
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        await act(page);
        await wait(LEAVE_MS / 2);
        await context.close();
        return Math.max(0, ...times);
      });
      measures.push({ name, values, unit: 'ms', budget: BUDGET_MS });
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return measures;
}
