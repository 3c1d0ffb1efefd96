import { REMOTE_SITE, SHIPPED_SITE } from '../ports';
import { type Line, openLine } from './line';
import { test as base } from './test';

/** Tests whose browser reaches the site through a proxy of its own, with service workers. */
export const test = base.extend<{ line: Line }>({
  line: async ({ source }, use) => {
    const line = await openLine(source === 'remote' ? REMOTE_SITE : SHIPPED_SITE);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.origin),
  serviceWorkers: 'allow',
});
