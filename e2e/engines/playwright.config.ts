import { defineConfig } from '@playwright/test';
import { SHIPPED_SITE } from '../ports';
import { START_ARGUMENTS } from '../startCommand';
import { installedEngines } from './install';

const port = new URL(SHIPPED_SITE).port;

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
  webServer: {
    command: `node ${START_ARGUMENTS.join(' ')}`,
    cwd: '../..',
    url: `${SHIPPED_SITE}/healthz`,
    env: { NODE_ENV: 'production', HOSTNAME: '0.0.0.0', PORT: port, SITE_URL: '', API_HOST: '' },
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
    stdout: 'ignore',
    stderr: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});
