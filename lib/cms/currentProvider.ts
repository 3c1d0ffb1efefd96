import 'server-only';
import { join } from 'node:path';
import { cache } from 'react';
import { createShippedProvider, type ShippedProvider } from '@/lib/cms/files/shippedProvider';
import type { Provider } from '@/lib/cms/provider';
import { createRemoteProvider } from '@/lib/cms/remote/remoteProvider';
import { env } from '@/lib/server/env';
import { cacheUntilRefresh } from '@/lib/server/freshness';
import { processWide } from '@/lib/server/processWide';

/** The shipped content has its library too. */
type CurrentProvider = Provider & { library?: ShippedProvider['library'] };

function createProvider(): () => CurrentProvider {
  const { apiHost, apiKind, apiToken, mediaHosts } = env();
  if (!apiHost) {
    const root = join(process.cwd(), 'content');
    return cacheUntilRefresh<ShippedProvider>((last) => createShippedProvider(root, last));
  }
  const remote = createRemoteProvider(apiHost, { kind: apiKind, token: apiToken, mediaHosts });
  return () => remote;
}

/**
 * The content provider of this process: the remote one if `API_HOST` is set, else the shipped content. A render uses one
 * reading of the content to its end, or an edit meanwhile would leave a page with two titles.
 */
export const provider = cache((): CurrentProvider => processWide('kotorProvider', createProvider)());
