import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../../browser';
import { startSite } from '../../support/site';
import { pagesToMeasure } from '../pages.mjs';
import { RUNS } from '../runs.mjs';

/**
 * The last one that runs on Node 20 (13 needs 22.19). Brought when it is needed: with all it needs it would slow every
 * `npm ci` down, and no test uses it.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PATIENCE_MS = 180_000;
const MAX_REPORT_BYTES = 50_000_000;

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};
const AUDITS = [
  { id: 'largest-contentful-paint', name: 'largest paint', unit: 'ms', budget: 1_300 },
  { id: 'total-blocking-time', name: 'blocking time', unit: 'ms', budget: 50 },
  { id: 'cumulative-layout-shift', name: 'layout shift', unit: '', budget: 0 },
];

/** @typedef {{ categories: Record<string, { score: number }>, audits: Record<string, { numericValue: number }> }} Report */

/**
 * Now and then Lighthouse cannot read its own recording: then it looks once more.
 *
 * @param {string} url @param {string} browser
 * @returns {Promise<Report>}
 */
const look = (url, browser) => lookOnce(url, browser).catch(() => lookOnce(url, browser));

/** @param {string} url @param {string} browser @returns {Promise<Report>} */
async function lookOnce(url, browser) {
  const options = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox --disable-gpu'];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: browser },
    timeout: PATIENCE_MS,
    maxBuffer: MAX_REPORT_BYTES,
  });
  return JSON.parse(stdout);
}

/** Lighthouse as a phone sees every kind of page in both languages. */
export async function measure() {
  const browser = await findBrowser();
  const site = await startSite();
  /** @type {import('../bench.mjs').Measure[]} */
  const measures = [];
  try {
    for (const { name, path } of pagesToMeasure()) {
      await site.ask(path);
      /** @type {Report[]} */
      const reports = [];
      for (let run = 0; run < RUNS; run += 1) reports.push(await look(site.origin + path, browser));
      for (const [id, category] of Object.entries(CATEGORIES)) {
        const values = reports.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100));
        measures.push({ name: `${name}, ${category}`, values, unit: '', floor: 100 });
      }
      for (const { id, name: audit, ...rest } of AUDITS) {
        const values = reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
        measures.push({ name: `${name}, ${audit}`, values, ...rest });
      }
    }
  } finally {
    await site.stop();
  }
  return measures;
}
