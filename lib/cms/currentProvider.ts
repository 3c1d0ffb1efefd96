import 'server-only';
import { join } from 'node:path';
import { createShippedProvider } from '@/lib/cms/files/shippedProvider';
import type { Provider } from '@/lib/cms/provider';
import { createRemoteProvider } from '@/lib/cms/remote/remoteProvider';
import { env } from '@/lib/server/env';

/** Middleware and pages are bundles of their own in one process: what they share hangs on `globalThis`. */
const shared = globalThis as typeof globalThis & { kotorProvider?: Provider };

/** The content provider of this process: the remote one where `API_HOST` names it, else the shipped content. */
export function provider(): Provider {
  const { apiHost } = env();
  shared.kotorProvider ??= apiHost
    ? createRemoteProvider(apiHost)
    : createShippedProvider(join(process.cwd(), 'content'));
  return shared.kotorProvider;
}
