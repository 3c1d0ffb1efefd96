import type { Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { FaultKind } from '../provider/faults';
import { createProvider } from '../provider/server';
import { listen } from './listen';

export type { FaultKind };

export type TestProvider = {
  origin: string;
  /** Responds with a fault to every call, or to those whose path and query begin with one of `paths`. */
  break(kind: FaultKind, ...paths: string[]): Promise<void>;
  mend(): Promise<void>;
  /** Paths and queries of the calls since the log was last cleared. */
  requests(): Promise<string[]>;
  forget(): Promise<void>;
  /** Ends every title with a word from now on. */
  publish(edition: string): Promise<void>;
  /** Adds this many news, newer than all others. */
  add(news: number): Promise<void>;
  /** Refuses connections until `restart`. */
  leave(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a provider for one test, since its faults and its log would affect others. */
export const startProvider = (size?: Parameters<typeof createProvider>[0]): Promise<TestProvider> =>
  startServer(createProvider(size));

export function hangUp(server: Server | SecureServer): void {
  server.close();
  server.closeAllConnections();
}

/** Starts a server that `createProvider` made. */
export async function startServer(server: Server): Promise<TestProvider> {
  const port = await listen(server);
  const origin = `http://127.0.0.1:${port}`;
  const leave = async (): Promise<void> => hangUp(server);
  const command = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${origin}${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    });
    return response.json();
  };
  return {
    origin,
    break: async (kind, ...paths) =>
      void (await command('PUT', '/__fault', { kind, paths: paths.length > 0 ? paths : ['/api/'] })),
    mend: async () => void (await command('DELETE', '/__fault')),
    requests: async () => ((await command('GET', '/__log')) as { url: string }[]).map(({ url }) => url),
    forget: async () => void (await command('DELETE', '/__log')),
    publish: async (edition) => void (await command('PUT', '/__edition', edition)),
    add: async (news) => void (await command('PUT', '/__added', news)),
    leave,
    restart: async () => void (await listen(server, port)),
    stop: leave,
  };
}
