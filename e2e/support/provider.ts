import { listen } from '@/lib/server/http/listen.testUtils';
import { createProvider, type ProviderControls } from '../provider/server';

export type TestProvider = ProviderControls & {
  origin: string;
  /** Refuses connections until `restart`. */
  stop(): void;
  restart(): Promise<void>;
};

/** Starts a provider for one test, since its faults and its log would affect others. */
export async function startProvider(size?: Parameters<typeof createProvider>[0]): Promise<TestProvider> {
  const { server, controls } = createProvider(size);
  const port = await listen(server);
  return {
    ...controls,
    origin: `http://127.0.0.1:${port}`,
    stop: () => server.close().closeAllConnections(),
    restart: async () => void (await listen(server, port)),
  };
}
