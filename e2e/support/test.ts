import { test as base, expect, type Page } from '@playwright/test';
import { PROVIDER_ORIGIN } from '../ports';

/** Which provider the site of a project asks. */
export type Source = 'shipped' | 'remote';

export type SuiteOptions = { source: Source; hasConsent: boolean };

type Fixtures = SuiteOptions & {
  /** Where the site of the project answers. */
  origin: string;
  /** What a page must not do: filled while the test runs. */
  complaints: string[];
};

/** Collects what a page must not do: console errors, failed requests, requests to another host. */
function watch(page: Page, origin: string, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    // The browser says so when it gives up the fade between two documents.
    if (!message.startsWith('Transition was')) complaints.push(`error: ${message}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What was under way when the page was left is no failure.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) complaints.push(`other host: ${url}`);
  });
}

export const test = base.extend<Fixtures>({
  source: ['shipped', { option: true }],
  hasConsent: [true, { option: true }],
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  complaints: async ({ page, origin }, use) => {
    const complaints: string[] = [];
    watch(page, origin, complaints);
    await use(complaints);
  },
  page: async ({ page, hasConsent }, use) => {
    if (hasConsent) await page.addInitScript(() => window.localStorage.setItem('cookieConsent', 'true'));
    await use(page);
  },
});

/** Waits until the scripts of the page have taken over its markup: React’s root says so when all of it is in place. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** What would give the provider away: its host, its port, and the raw address that some of its pictures name. */
const TRACES = [new URL(PROVIDER_ORIGIN).host, '127.0.0.1', '203.0.113.9'];

export const tracesIn = (text: string): string[] => TRACES.filter((trace) => text.includes(trace));

export { expect };
