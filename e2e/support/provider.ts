import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { FaultKind } from '../provider/faults';
import { createProvider } from '../provider/server';

export type { FaultKind };

export type TestProvider = {
  origin: string;
  /** Misbehave on every call whose path and query begin with `path`. */
  break(kind: FaultKind, path?: string): Promise<void>;
  mend(): Promise<void>;
  /** Paths and queries it was asked for since the log was last cleared. */
  requests(): Promise<string[]>;
  forget(): Promise<void>;
  /** Ends every title with a word from now on. */
  publish(edition: string): Promise<void>;
  /** Adds this many news, newer than all others. */
  add(news: number): Promise<void>;
  /** Nobody listens at its address any more, until it comes back. */
  leave(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a provider of a test’s own, so that its faults and its log disturb no other test. */
export const startProvider = (size?: Parameters<typeof createProvider>[0]): Promise<TestProvider> =>
  startServer(createProvider(size));

/** Listens at a port, at any free one by default, and tells which. */
export async function listen(server: Server | SecureServer, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

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
    break: async (kind, path = '/api/') => void (await command('PUT', '/__fault', { kind, path })),
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
