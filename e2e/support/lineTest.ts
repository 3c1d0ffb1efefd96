import { REMOTE_SITE, SHIPPED_SITE } from '../ports';
import { type Line, openLine } from './line';
import { test as base } from './test';

/** Tests whose browser reaches the site of their project over a line of its own, with a service worker. */
export const test = base.extend<{ line: Line }>({
  line: async ({ source }, use) => {
    const line = await openLine(source === 'remote' ? REMOTE_SITE : SHIPPED_SITE);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.origin),
  serviceWorkers: 'allow',
});
