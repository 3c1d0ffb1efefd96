import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { PORTS, PROVIDER_ORIGIN, REMOTE_SITE, SHIPPED_SITE } from './e2e/ports';
import { server, siteServer } from './e2e/servers';
import type { SuiteOptions } from './e2e/support/test';

const isCi = Boolean(process.env.CI);

/** Outages, floods, attacks, whole offline packs and every share image take as long as all the rest: `npm run test:slow`. */
const isSlow = Boolean(process.env.SLOW);

export default defineConfig<SuiteOptions>({
  testDir: './e2e',
  testIgnore: isSlow ? [] : /\.slow\.spec\.ts$/,
  fullyParallel: true,
  forbidOnly: isCi,
  retries: isCi ? 1 : 0,
  // One more than processors, since many tests wait: for a timeout, a shifted clock, an idle network.
  workers: availableParallelism() + 1,
  // Many pages in one test take long on a busy machine; what a test waits for has a shorter limit.
  timeout: isSlow ? 900_000 : 90_000,
  expect: {
    timeout: 10_000,
    // Another machine draws the edges of letters a little differently; a token that changes shows in far more.
    toHaveScreenshot: { threshold: 0.03, maxDiffPixelRatio: 0.004 },
  },
  snapshotPathTemplate: '{testDir}/visual/pictures/{arg}{ext}',
  globalTimeout: isSlow ? 7_200_000 : 3_600_000,
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--disable-gpu',
        '--disable-quic',
        // A browser without a window would round the width of letters to whole pixels.
        '--font-render-hinting=slight',
      ],
    },
  },
  projects: [
    // The longest tests first, so that none runs alone at the end. `visual` and `editor` start a server for all of their tests.
    { name: 'visual', testMatch: /e2e\/visual\/.*\.spec\.ts$/, fullyParallel: false },
    {
      name: 'editor',
      testMatch: /e2e\/editor\/.*\.spec\.ts$/,
      fullyParallel: false,
      // The editor renders only the fields in view.
      use: { viewport: { width: 1600, height: 3000 } },
    },
    {
      name: 'phone',
      testMatch: /e2e\/phone\/.*\.spec\.ts$/,
      use: { ...devices['Pixel 7'], baseURL: SHIPPED_SITE, source: 'shipped' },
    },
    { name: 'remote', testMatch: /e2e\/(both|remote)\/.*\.spec\.ts$/, use: { baseURL: REMOTE_SITE, source: 'remote' } },
    {
      name: 'shipped',
      testMatch: /e2e\/(both|shipped|accessibility|screenReader)\/.*\.spec\.ts$/,
      snapshotPathTemplate: '{testDir}/screenReader/snapshots/{arg}{ext}',
      use: { baseURL: SHIPPED_SITE, source: 'shipped' },
    },
  ],
  webServer: [
    siteServer(PORTS.shipped),
    server('--import tsx e2e/provider/start.ts', `${PROVIDER_ORIGIN}/api/config`),
    siteServer(PORTS.remote, { API_HOST: PROVIDER_ORIGIN }),
  ],
});
