import 'server-only';
import { join } from 'node:path';
import { createShippedProvider } from '@/lib/cms/files/shippedProvider';
import type { Provider } from '@/lib/cms/provider';
import { createRemoteProvider } from '@/lib/cms/remote/remoteProvider';
import { env } from '@/lib/server/env';

/** Middleware and pages are separate bundles in one process: they share the provider on `globalThis`. */
const shared = globalThis as typeof globalThis & { kotorProvider?: Provider };

/** The content provider of this process: the remote one if `API_HOST` is set, else the shipped content. */
export function provider(): Provider {
  const { apiHost, apiToken, mediaHosts } = env();
  shared.kotorProvider ??= apiHost
    ? createRemoteProvider(apiHost, { token: apiToken, mediaHosts })
    : createShippedProvider(join(process.cwd(), 'content'));
  return shared.kotorProvider;
}
