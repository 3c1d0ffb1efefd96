import { budgetOf } from '../budgets';
import { measurePageWeight } from '../support/pageWeight';
import { PAGES, PIXEL_7, withSite } from './measure';
import type { Table } from './results';

const COLUMNS = {
  html: 'html',
  criticalCss: 'critical CSS',
  styleSheets: 'style sheets',
  javascript: 'scripts',
  fonts: 'fonts',
  hero: 'hero',
  card: 'largest card',
} as const;

/** What a first visit of each kind of page transfers. */
export const weights = (): Promise<Table> =>
  withSite(async (site, browser) => {
    const rows: Table['rows'] = [];
    for (const { name, page, path } of PAGES) {
      const context = await browser.newContext({ ...PIXEL_7, baseURL: site.origin });
      const weight = await measurePageWeight(await context.newPage(), path);
      await context.close();
      const budget = budgetOf(page);
      const cells = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).map((key) => {
        const { ceiling = Number.POSITIVE_INFINITY } = budget[key] ?? {};
        return { value: weight[key] / 1_000, atMost: ceiling / 1_000 };
      });
      const requests = { value: weight.requestsBeforeText, atMost: budget.requestsBeforeText.ceiling };
      rows.push([name, ...cells, { value: weight.total / 1_000 }, requests]);
    }
    const note =
      'First visit with a phone, without scrolling: kB, text after gzip, scripts beyond the framework’s. Budgets: `e2e/budgets.ts`.';
    return { note, columns: ['page', ...Object.values(COLUMNS), 'total', 'requests before text'], rows };
  });
