import type { Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import { listen } from '@/lib/server/http/listen.testUtils';
import { createProvider, type ProviderControls } from '../provider/server';

export type TestProvider = ProviderControls & {
  origin: string;
  /** Refuses connections until `restart`. */
  close(): void;
  restart(): Promise<void>;
  stop(): Promise<void>;
};

export function hangUp(server: Server | SecureServer): void {
  server.close();
  server.closeAllConnections();
}

/** Starts a provider for one test, since its faults and its log would affect others. */
export async function startProvider(size?: Parameters<typeof createProvider>[0]): Promise<TestProvider> {
  const { server, controls } = createProvider(size);
  const port = await listen(server);
  const close = (): void => hangUp(server);
  return {
    ...controls,
    origin: `http://127.0.0.1:${port}`,
    close,
    restart: async () => void (await listen(server, port)),
    stop: async () => close(),
  };
}
