import { REMOTE_SITE, SHIPPED_SITE } from '../ports';
import { type FaultyConnection, startFaultyConnection } from './faultyConnection';
import { test as base } from './test';

/** Tests whose browser reaches the site through its own proxy, with service workers. */
export const connectionTest = base.extend<{ connection: FaultyConnection }>({
  connection: async ({ source }, use) => {
    const connection = await startFaultyConnection(source === 'remote' ? REMOTE_SITE : SHIPPED_SITE);
    await use(connection);
    await connection.close();
  },
  baseURL: async ({ connection }, use) => use(connection.origin),
  serviceWorkers: 'allow',
});
