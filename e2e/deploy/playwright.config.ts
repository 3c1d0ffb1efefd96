import { defineConfig } from '@playwright/test';

/** The site behind a real nginx and a real Redis: `npm run test:deploy`; its faults: `npm run drill`. Both need a build and no browser. */
export default defineConfig({
  outputDir: '../../test-results/deploy',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  projects: [
    { name: 'deploy', testIgnore: 'drill.spec.ts' },
    { name: 'drill', testMatch: 'drill.spec.ts' },
  ],
});
