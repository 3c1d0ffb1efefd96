import { REMOTE_SITE, SHIPPED_SITE } from '../ports';
import { startProxy, type TestProxy } from './proxy';
import { test as base } from './test';

/** Tests whose browser reaches the site through a proxy of its own, with service workers. */
export const test = base.extend<{ connection: TestProxy }>({
  connection: async ({ source }, use) => {
    const connection = await startProxy(source === 'remote' ? REMOTE_SITE : SHIPPED_SITE);
    await use(connection);
    await connection.close();
  },
  baseURL: async ({ connection }, use) => use(connection.origin),
  serviceWorkers: 'allow',
});
