import type { CmsAdapter } from '@/lib/cms/remote/adapters/cmsAdapter';
import { respondCall } from '@/lib/cms/remote/adapters/contractCalls';
import { payload } from '@/lib/cms/remote/adapters/payload';
import { strapi } from '@/lib/cms/remote/adapters/strapi';
import { wordpress } from '@/lib/cms/remote/adapters/wordpress';
import { parseOrThrow } from '@/lib/cms/remote/parseOrThrow';
import { ProviderFailure, readJson } from '@/lib/cms/remote/readJson';
import type { env } from '@/lib/server/env';
import { withDeadline } from '@/lib/server/http/deadline';

/** `contract` is docs/provider-api.yaml. */
export type ApiKind = ReturnType<typeof env>['apiKind'];

/** A JSON response and its size; null for a 404. */
export type Loaded = { value: unknown; bytes: number } | null;

/** For a whole call, whatever number of requests it needs (docs/requirements.md, Failures). */
export const TIMEOUT_MS = 5_000;

const ADAPTERS: Record<Exclude<ApiKind, 'contract'>, CmsAdapter> = { payload, strapi, wordpress };

/**
 * Loads the JSON of a call of the contract by its path, from a system of any kind, with the size of all responses it
 * needed; null for a 404. The token is sent as `Authorization: Bearer`.
 */
export function createLoader(origin: string, token: string | null, kind: ApiKind) {
  const load = async (path: string, signal: AbortSignal): Promise<Loaded> => {
    if (kind === 'contract') return readJson(`${origin}/api${path}`, token, signal);
    let bytes = 0;
    const value = await respondCall(path, ADAPTERS[kind], async (systemPath, schema) => {
      const response = await readJson(`${origin}${systemPath}`, token, signal);
      if (!response) throw new ProviderFailure(`status 404 for ${systemPath.split('?', 1)}`, 404);
      bytes += response.bytes;
      return { value: parseOrThrow(schema, systemPath, response.value), headers: response.headers };
    });
    return value === null ? null : { value, bytes };
  };
  return (path: string): Promise<Loaded> => withDeadline(TIMEOUT_MS, (signal) => load(path, signal));
}
