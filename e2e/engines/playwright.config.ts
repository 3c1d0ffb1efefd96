import { defineConfig } from '@playwright/test';
import { PORTS } from '../ports';
import { server, siteServer } from '../servers';
import { installedEngines } from './install';
import type { EngineOptions } from './test';

const TILES = `https://localhost:${PORTS.tiles}/kotor.pmtiles`;

const ENGINES = installedEngines();

/** With `SLOW`: everything a visitor does, by mouse and by keyboard alone, and axe. The driver of WebKit neither prints nor forces colours. */
const SLOW_PROJECTS = [
  ...ENGINES.map((engineName) => ({
    name: engineName,
    testIgnore: engineName === 'webkit' ? /(forcedColours|print)\.spec\.ts$/ : [],
    use: { engineName },
  })),
  ...ENGINES.map((engineName) => ({
    name: `${engineName} by keyboard`,
    testMatch: /(functions|tools)\.spec\.ts$/,
    timeout: 120_000,
    use: { engineName, isByKeyboard: true },
  })),
];

const SLOW_SERVERS = [
  siteServer(PORTS.shipped, { STREET_MAP: TILES }),
  siteServer(PORTS.outage, { API_HOST: 'http://127.0.0.1:9' }),
  server('--import tsx e2e/engines/tiles.ts', TILES),
];

/** Without `SLOW`: a smoke test alone. After the tests in Chromium the site has its pages in the cache. */
const SMOKE_PROJECTS = ENGINES.map((engineName) => ({
  name: engineName,
  testMatch: /smoke\.spec\.ts$/,
  use: { engineName },
}));

/** The built site in Firefox and WebKit. */
export default defineConfig<object, EngineOptions>({
  outputDir: '../../test-results/engines',
  // Each test has a tab, a profile and a proxy of its own.
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0,
  // As many as engines; Chromium’s suite has ended by then.
  workers: 2,
  timeout: 60_000,
  // An engine that does not start fails all of its tests.
  maxFailures: 4,
  globalTimeout: process.env.SLOW ? 3_000_000 : 300_000,
  expect: { timeout: 10_000 },
  projects: process.env.SLOW ? SLOW_PROJECTS : SMOKE_PROJECTS,
  webServer: process.env.SLOW ? SLOW_SERVERS : [siteServer(PORTS.shipped)],
});
