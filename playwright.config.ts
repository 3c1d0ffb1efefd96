import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { PORTS, PROVIDER_ORIGIN, REMOTE_SITE, SHIPPED_SITE } from './e2e/ports';
import { START_ARGUMENTS } from './e2e/startCommand';
import type { SuiteOptions } from './e2e/support/test';

const isCi = Boolean(process.env.CI);

/** Outages, floods, whole offline packs and every share image take as long as all the rest: `npm run test:slow`. */
const SLOW = process.env.SLOW
  ? []
  : [
      /(everyCard|faults|flood|hostileRequests|longList|memory|remote\/pictureSizes|offline|offlineChanges|offlinePack|pictureContrast)\.spec\.ts$/,
    ];

/** A server of the suite, started before the tests and stopped after them. */
const server = (name: string, command: string, url: string, variables: Record<string, string> = {}) => ({
  name,
  command: `node ${command}`,
  url,
  env: { NODE_ENV: 'production', HOSTNAME: '0.0.0.0', SITE_URL: '', API_HOST: '', ...variables },
  reuseExistingServer: false,
  timeout: 60_000,
  stdout: 'ignore' as const,
  stderr: 'ignore' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2_000 },
});

const site = (name: string, origin: string, port: number, apiHost = '') =>
  server(name, START_ARGUMENTS.join(' '), `${origin}/healthz`, { PORT: String(port), API_HOST: apiHost });

export default defineConfig<SuiteOptions>({
  testDir: './e2e',
  testIgnore: SLOW,
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: isCi,
  retries: isCi ? 1 : 0,
  // One more than processors, since many tests wait: for a timeout, a shifted clock, an idle network.
  workers: availableParallelism() + 1,
  timeout: 30_000,
  expect: {
    timeout: 10_000,
    // Another machine draws the edges of letters a little differently; a token that changes shows in far more.
    toHaveScreenshot: { threshold: 0.03, maxDiffPixelRatio: 0.004, animations: 'disabled', caret: 'hide' },
  },
  snapshotPathTemplate: '{testDir}/look/pictures/{arg}{ext}',
  reporter: [[isCi ? 'dot' : 'list'], ['./e2e/support/stallReporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    video: 'off',
    screenshot: 'off',
    trace: 'off',
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        // A browser without a window would round the width of letters to whole pixels.
        '--font-render-hinting=slight',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    // The longest tests first, so that none runs alone at the end. `look` and `editor` start a server for all of their tests.
    { name: 'look', testMatch: /e2e\/look\//, fullyParallel: false },
    {
      name: 'editor',
      testMatch: /e2e\/editor\/.*\.spec\.ts$/,
      fullyParallel: false,
      timeout: 60_000,
      use: { viewport: { width: 1600, height: 1000 } },
    },
    {
      name: 'phone',
      testMatch: /e2e\/phone\//,
      use: { ...devices['Pixel 7'], baseURL: SHIPPED_SITE, source: 'shipped' },
    },
    { name: 'remote', testMatch: /e2e\/(both|remote)\//, use: { baseURL: REMOTE_SITE, source: 'remote' } },
    {
      name: 'shipped',
      testMatch: /e2e\/(both|shipped|everyone|heard)\//,
      snapshotPathTemplate: '{testDir}/heard/transcripts/{arg}{ext}',
      use: { baseURL: SHIPPED_SITE, source: 'shipped' },
    },
  ],
  webServer: [
    site('shipped', SHIPPED_SITE, PORTS.shipped),
    server('provider', '--import tsx e2e/provider/start.ts', `${PROVIDER_ORIGIN}/__log`),
    site('remote', REMOTE_SITE, PORTS.remote, PROVIDER_ORIGIN),
  ],
});
