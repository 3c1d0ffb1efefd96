import { fileURLToPath } from 'node:url';
import { SITE_ENVIRONMENT, START_ARGUMENTS } from './startCommand';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A server that Playwright starts before the tests and stops after them. */
export const server = (command: string, url: string, variables: Record<string, string> = {}) => ({
  command: `node ${command}`,
  cwd: ROOT,
  url,
  env: { NODE_ENV: 'production', ...variables },
  ignoreHTTPSErrors: true,
  stderr: 'ignore' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2_000 },
});

/** The built site at a port, with the content that ships unless `API_HOST` is given. */
export const siteServer = (port: number, variables: Record<string, string> = {}) =>
  server(START_ARGUMENTS.join(' '), `http://localhost:${port}/healthz`, {
    ...SITE_ENVIRONMENT,
    PORT: String(port),
    ...variables,
  });
