import { defineConfig } from '@playwright/test';

/** The editor of `npm run edit` in Chromium, on a copy of the content: `npm run test:editor`. It needs no build. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/editor',
  fullyParallel: false,
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1600, height: 1000 },
    launchOptions: process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
  },
});
