import { SHIPPED_SITE } from '../ports.mjs';
import { type Line, openLine } from './line';
import { test as base } from './test';

/** Tests whose browser reaches the site over a line of its own, with a service worker. */
export const test = base.extend<{ line: Line }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  line: async ({}, use) => {
    const line = await openLine(SHIPPED_SITE);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.origin),
  serviceWorkers: 'allow',
});
