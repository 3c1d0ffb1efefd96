import { test as base, expect, type Page } from '@playwright/test';
import { HYDRATED } from './hydrated';
import { startProvider, type TestProvider } from './provider';
import { type Site, startSite } from './site';
import { makeSiteFolder } from './siteFolder';

/** The provider of a project’s site. */
export type Source = 'shipped' | 'remote';

export type SuiteOptions = { source: Source; hasConsent: boolean };

type Fixtures = SuiteOptions & {
  /** Origin of the project’s site. */
  origin: string;
  /** Console errors, failed requests and requests to other hosts, filled while the test runs. */
  complaints: string[];
  /** Runs a function after the test, even if it fails; the last one given runs first. */
  atEnd: (stop: () => unknown) => void;
  /** A provider of this test. */
  startProvider: typeof startProvider;
  /** A site of this test. */
  startSite: typeof startSite;
  /** The size of `provider`. */
  size: Parameters<typeof startProvider>[0];
  /** The provider and the site of a test that needs one of each. */
  provider: TestProvider;
  site: Site;
  /** The root of a site folder of this test. */
  makeSiteFolder: (copied?: string[]) => string;
};

/** Collects console errors, failed requests and requests to another host. */
function watch(page: Page, origin: string, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    // The browser reports a skipped view transition as an error.
    if (!message.startsWith('Transition was')) complaints.push(`error: ${message}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A navigation aborts running requests.
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
  // Playwright allows no other pattern for a fixture that needs none.
  atEnd: async ({}, use) => {
    const stops: (() => unknown)[] = [];
    await use((stop) => void stops.unshift(stop));
    for (const stop of stops) await stop();
  },
  startProvider: async ({ atEnd }, use) =>
    use(async (size) => {
      const provider = await startProvider(size);
      atEnd(provider.stop);
      return provider;
    }),
  startSite: async ({ atEnd }, use) =>
    use(async (options) => {
      const site = await startSite(options);
      atEnd(site.stop);
      return site;
    }),
  size: [undefined, { option: true }],
  provider: async ({ startProvider, size }, use) => use(await startProvider(size)),
  site: async ({ startSite, provider }, use) => use(await startSite({ apiHost: provider.origin })),
  makeSiteFolder: async ({ atEnd }, use) =>
    use((copied) => {
      const { root, remove } = makeSiteFolder(copied);
      atEnd(remove);
      return root;
    }),
  page: async ({ page, hasConsent }, use) => {
    if (hasConsent) await page.addInitScript(() => window.localStorage.setItem('cookieConsent', 'true'));
    await use(page);
  },
});

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator(HYDRATED).waitFor({ state: 'attached' });
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

export { expect };
