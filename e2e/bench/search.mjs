// How much a keystroke in the search costs on a processor four times slower than this one: the processor’s time on the
// page’s main thread, four times over, for the keystroke’s task and the frame that shows its results.
// `node e2e/bench/search.mjs http://localhost:3000`, with the site running. No test: figures depend on the machine.
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { measureKeystroke, summary } from './keystroke.mjs';

const origin = process.argv[2] ?? 'http://localhost:3000';
const SLOWER = 4;
const PAUSE_MS = 150;

const QUERIES = {
  en: ['our lady of the rocks', 'tourist tax', 'cathedrel', 'where is the bus station'],
  sr: ['gospa od škrpjela', 'boravišna taksa', 'tvrdjava', 'шкрпјела'],
};

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

for (const [language, queries] of Object.entries(QUERIES)) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto(`${origin}/tax?lang=${language}`, { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  const field = page.locator('dialog[open] input');
  await page.locator('dialog[open] li a').first().waitFor();

  const costs = [];
  for (const query of queries) {
    await field.fill('');
    await page.waitForTimeout(PAUSE_MS);
    for (const letter of query) {
      const type = async () => {
        await page.keyboard.insertText(letter);
        await page.waitForTimeout(PAUSE_MS);
      };
      costs.push(await measureKeystroke(session, type));
    }
  }
  for (const [name, part] of /** @type {const} */ ([
    ['input task and frame', 'inputAndFrame'],
    ['all that follows', 'all'],
  ])) {
    console.log(
      `${language} ${summary(
        name,
        costs.map((cost) => cost[part] * SLOWER),
      )}`,
    );
  }
  await page.close();
}
await browser.close();
