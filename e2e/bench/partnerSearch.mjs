// What a keystroke in the partner search costs with 1,000 partners, on a built site: `node e2e/bench/partnerSearch.mjs
// [port]`. Prints the processor time of the main thread for the letter and its frame, and for what it finds and the frame
// that shows that: each must be under 16 ms.
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser';
import { startCrowdedSite } from './crowdedSite.mjs';
import { measureKeystroke, report } from './keystroke.mjs';

const PARTNERS = 1_000;
const QUERIES = ['popust 10', 'djardin', 'skaljari', 'kotor', 'zzz'];
const KEYS = QUERIES.flatMap((query) => [...query, ...Array.from(query, () => 'Backspace')]);
const VISITS = 3;
/** Between keystrokes: longer than the pause after which the address follows. */
const PAUSE_MS = 450;

/** One visit, from a page on which nothing was typed yet: what each keystroke costs. */
async function visit(/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ origin) {
  const session = await page.context().newCDPSession(page);
  await page.goto(`${origin}/volim-kotor`, { waitUntil: 'networkidle' });
  const field = page.getByRole('searchbox');
  // Where nothing in sight changes there is no next frame to wait for.
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await field.focus();
  await page.waitForTimeout(1_000);
  const costs = [];
  for (const key of KEYS) {
    const type = async () => {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(PAUSE_MS);
    };
    costs.push(await measureKeystroke(session, type));
  }
  return costs;
}

const site = await startCrowdedSite({ partners: PARTNERS, port: Number(process.argv[2] ?? 4390) });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  /** @type {import('./keystroke.mjs').Cost[][]} */
  const visits = [];
  for (let count = 0; count < VISITS; count += 1) {
    const page = await browser.newPage();
    visits.push(await visit(page, site.origin));
    await page.close();
  }
  report(KEYS, visits);
} finally {
  await browser.close();
  site.stop();
}
