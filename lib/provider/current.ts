import 'server-only';
import { join } from 'node:path';
import { env } from '@/lib/env';
import type { Provider } from '@/lib/provider/provider';
import { createRemoteProvider } from '@/lib/provider/remote/remoteProvider';
import { createShippedProvider } from '@/lib/provider/shipped/shippedProvider';

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
