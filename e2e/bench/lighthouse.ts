import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../browser';
import { LIGHTHOUSE } from '../budgets';
import { median, PAGES, repeat, withSite } from './measure';
import type { Table } from './results';

/**
 * The last version for Node 20, downloaded on the first run: as a dependency it would add 172 packages to every
 * `npm ci` for a tool that no test uses, and an older @opentelemetry/api for the Redis client.
 */
const PACKAGE = 'lighthouse@12.8.2';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  'first-contentful-paint': LIGHTHOUSE.firstPaint,
  'largest-contentful-paint': LIGHTHOUSE.largestPaint,
  'cumulative-layout-shift': LIGHTHOUSE.layoutShift,
  'total-blocking-time': LIGHTHOUSE.blockingTime,
};

type LighthouseReport = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

async function runLighthouse(url: string, chromePath: string): Promise<LighthouseReport> {
  const options = ['--output=json', '--chrome-flags=--headless=new --no-sandbox --font-render-hinting=slight'];
  const { stdout } = await promisify(execFile)('npx', ['--yes', PACKAGE, url, ...options], {
    env: { ...process.env, CHROME_PATH: chromePath },
    timeout: 180_000,
    maxBuffer: 50_000_000,
  });
  return JSON.parse(stdout) as LighthouseReport;
}

/** Lighthouse with its mobile defaults on one page of each kind, with letters as wide as in a window. */
export const lighthouse = (): Promise<Table> =>
  withSite(async (site) => {
    const chromePath = await findBrowser();
    const rows: Table['rows'] = [];
    for (const { name, path } of PAGES) {
      const url = site.origin + path;
      await site.request(path);
      // Lighthouse sometimes fails to read its own trace.
      const reports = await repeat(() => runLighthouse(url, chromePath).catch(() => runLighthouse(url, chromePath)));
      const medianOf = (read: (report: LighthouseReport) => number | undefined): number =>
        median(reports.map((report) => read(report) ?? Number.NaN));
      const scores = CATEGORIES.map((id) => ({
        value: medianOf(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)),
        atLeast: LIGHTHOUSE[id],
      }));
      const times = Object.entries(AUDITS).map(([id, atMost]) => ({
        value: medianOf(({ audits }) => audits[id]?.numericValue),
        atMost,
      }));
      rows.push([name, ...scores, ...times]);
    }
    const least = CATEGORIES.map((id) => `at least ${LIGHTHOUSE[id]}`);
    rows.push(['budget', ...least, ...Object.values(AUDITS).map((most) => `at most ${most}`)]);
    const columns = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP', 'LCP', 'CLS', 'TBT'];
    return { note: 'Mobile, simulated slow 4G; milliseconds.', columns, rows };
  });
