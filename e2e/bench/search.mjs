// How much a keystroke in the search costs on a processor four times slower than this one: the processor’s time on the
// page’s thread, four times over, so that other work on the machine does not count.
// `node e2e/bench/search.mjs http://localhost:3000`, with the site running. No test: figures depend on the machine.
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.mjs';

const origin = process.argv[2] ?? 'http://localhost:3000';
const SLOWER = 4;
/** What a keystroke may cost, in milliseconds: a frame. */
const FRAME_MS = 16;

const QUERIES = {
  en: ['our lady of the rocks', 'tourist tax', 'cathedrel', 'where is the bus station'],
  sr: ['gospa od škrpjela', 'boravišna taksa', 'tvrdjava', 'шкрпјела'],
};

/** @param {number[]} values @param {number} share */
const quantile = (values, share) => [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

for (const [language, queries] of Object.entries(QUERIES)) {
  const page = await browser.newPage();
  const client = await page.context().newCDPSession(page);
  await page.goto(`${origin}/tax?lang=${language}`, { waitUntil: 'networkidle' });
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.keyboard.press('/');
  const field = page.locator('dialog[open] input');
  await page.locator('dialog[open] li a').first().waitFor();

  const metrics = async () => {
    const { metrics: list } = await client.send('Performance.getMetrics');
    const read = (/** @type {string} */ name) =>
      (list.find((metric) => metric.name === name)?.value ?? 0) * 1_000 * SLOWER;
    return { script: read('ScriptDuration'), all: read('TaskDuration') };
  };
  /** @type {{ script: number, all: number }[]} */
  const costs = [];
  for (const query of queries) {
    await field.fill('');
    for (const letter of query) {
      await page.waitForTimeout(60);
      const before = await metrics();
      await page.keyboard.insertText(letter);
      await page.waitForTimeout(60);
      const after = await metrics();
      costs.push({ script: after.script - before.script, all: after.all - before.all });
    }
  }
  for (const part of /** @type {const} */ (['script', 'all'])) {
    const values = costs.map((cost) => cost[part]);
    const over = values.filter((value) => value > FRAME_MS).length;
    console.log(
      `${language} ${part}: ${values.length} keystrokes, median ${quantile(values, 0.5).toFixed(1)} ms, ` +
        `95 % within ${quantile(values, 0.95).toFixed(1)} ms, ${over} over a frame`,
    );
  }
  await page.close();
}
await browser.close();
