import { defineConfig } from '@playwright/test';
import { PORTS, SHIPPED_SITE } from '../ports';
import { START_ARGUMENTS } from '../startCommand';
import { installedEngines } from './install';

const TILES = `https://localhost:${PORTS.tiles}/kotor.pmtiles`;

/** A server of the tests, started before them and stopped after them. */
const server = (command: string, url: string, variables: Record<string, string> = {}) => ({
  command: `node ${command}`,
  cwd: '../..',
  url,
  env: { NODE_ENV: 'production', ...variables },
  ignoreHTTPSErrors: true,
  reuseExistingServer: !process.env.CI,
  timeout: 60_000,
  stdout: 'ignore' as const,
  stderr: 'ignore' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2_000 },
});

/** Without `SLOW` the smoke test alone; with it everything a visitor does, and axe. */
const TESTS = process.env.SLOW ? /\.spec\.ts$/ : /smoke\.spec\.ts$/;

/** The built site in Firefox and WebKit. */
export default defineConfig({
  testDir: '.',
  testMatch: TESTS,
  outputDir: '../../test-results/engines',
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0,
  // One engine after the other: on two cores WebKit beside Firefox now and then did not answer in time.
  workers: 1,
  timeout: 60_000,
  // An engine that does not start fails all of its tests.
  maxFailures: 4,
  globalTimeout: process.env.SLOW ? 1_200_000 : 300_000,
  expect: { timeout: 10_000 },
  reporter: [[process.env.CI ? 'dot' : 'list'], ['../support/stallReporter.ts']],
  // The driver of WebKit neither prints nor forces colours.
  projects: installedEngines().map((name) => ({
    name,
    testIgnore: name === 'webkit' ? /(forcedColours|print)\.spec\.ts$/ : [],
  })),
  webServer: [
    server(START_ARGUMENTS.join(' '), `${SHIPPED_SITE}/healthz`, {
      HOSTNAME: '0.0.0.0',
      PORT: String(PORTS.shipped),
      SITE_URL: '',
      API_HOST: '',
      STREET_MAP: TILES,
    }),
    server('--import tsx e2e/engines/tiles.ts', TILES),
  ],
});
