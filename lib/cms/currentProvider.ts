import 'server-only';
import { join } from 'node:path';
import { createShippedProvider, type ShippedProvider } from '@/lib/cms/files/shippedProvider';
import type { Provider } from '@/lib/cms/provider';
import { createRemoteProvider } from '@/lib/cms/remote/remoteProvider';
import { env } from '@/lib/server/env';
import { untilRefresh } from '@/lib/server/refreshedAt';

/** Middleware and pages are separate bundles in one process: they share the provider on `globalThis`. */
const shared = globalThis as typeof globalThis & { kotorProvider?: () => Provider };

function createProvider(): () => Provider {
  const { apiHost, apiKind, apiToken, mediaHosts } = env();
  if (!apiHost) {
    const root = join(process.cwd(), 'content');
    return untilRefresh<ShippedProvider>((last) => createShippedProvider(root, last));
  }
  const remote = createRemoteProvider(apiHost, { kind: apiKind, token: apiToken, mediaHosts });
  return () => remote;
}

/** The content provider of this process: the remote one if `API_HOST` is set, else the shipped content. */
export function provider(): Provider {
  shared.kotorProvider ??= createProvider();
  return shared.kotorProvider();
}
