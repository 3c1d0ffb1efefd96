import { createClient } from '@redis/client';
import { createDiagnostics, type Diagnostics } from '@/lib/cms/files/diagnostics';
import { publishedCategories } from '@/lib/cms/published';
import { createLoader } from '@/lib/cms/remote/adapters/createLoader';
import { parseOrThrow } from '@/lib/cms/remote/parseOrThrow';
import { ProviderFailure } from '@/lib/cms/remote/readJson';
import { wrapped } from '@/lib/cms/remote/remoteProvider';
import { contractConfig } from '@/lib/cms/schema/category';
import type { Partner } from '@/lib/partners/partnerSearch';
import type { env } from '@/lib/server/env';
import { type Check, request } from './check';

/** Longest wait for Redis. */
const REDIS_TIMEOUT_MS = 5_000;

const isLocal = (url: URL): boolean => /^(localhost|127\.|\[::1\])/.test(url.host);

/** Reserved values, sample partners, and why some could not be read. */
export const checkExamples = (values: string[], partners: (diagnostics: Diagnostics) => readonly Partner[]): Check => ({
  name: 'Example values: replace them in lib/site.ts and content/',
  faults: async () => {
    const diagnostics = createDiagnostics();
    const samples = partners(diagnostics).filter(({ sample }) => sample).length;
    return [
      ...values,
      ...(samples > 0 ? [`content/partners.yaml: sample partners: ${samples}`] : []),
      ...diagnostics.faults,
    ];
  },
});

export const checkAddress = (siteUrl: URL): Check => ({
  name: 'Public URL (SITE_URL)',
  faults: async () => {
    if (isLocal(siteUrl)) return [`${siteUrl.origin} is this machine: set SITE_URL to the public URL`];
    return siteUrl.protocol === 'https:' ? [] : [`${siteUrl.origin}: put a proxy with TLS in front and use https`];
  },
});

type Provider = Pick<ReturnType<typeof env>, 'apiHost' | 'apiKind' | 'apiToken'>;

/** Requests the categories and a list of articles as the site does, of any kind of content system. */
export const checkProvider = ({ apiHost, apiKind, apiToken }: Provider): Check => ({
  name: `Content provider (${apiHost ?? 'none: API_HOST is not set, the site shows content/'})`,
  faults: async () => {
    if (!apiHost) return [];
    try {
      const load = createLoader(apiHost, apiToken, apiKind);
      const response = await load('/config');
      if (!response || !(await load('/article?limit=1'))) throw new ProviderFailure('status 404', 404);
      const categories = publishedCategories(parseOrThrow(wrapped(contractConfig), '/config', response.value));
      if (categories.length > 0) return [];
      return [`${apiHost}: shows no category, so unknown pages answer 503: see docs/providers`];
    } catch (error) {
      // A web page instead of JSON is a `SyntaxError`.
      if (!(error instanceof ProviderFailure || error instanceof SyntaxError)) throw error;
      const isRefused = error instanceof ProviderFailure && error.status && ![400, 404].includes(error.status);
      const remedy = isRefused
        ? 'check API_TOKEN, or ask the operator of the content system'
        : 'check API_KIND and docs/providers';
      return [`${apiHost}: ${error.message}: ${remedy}`];
    }
  },
});

/** The Redis that instances share: a wrong password, a closed port, or no answer for `timeout` milliseconds. */
export const checkCache = (cacheUrl: string | null, timeout = REDIS_TIMEOUT_MS): Check => ({
  name: `Shared cache (${cacheUrl ? 'CACHE_URL' : 'not checked: CACHE_URL is not set here'})`,
  faults: async () => {
    if (!cacheUrl) return [];
    const socket = { connectTimeout: timeout, socketTimeout: timeout, reconnectStrategy: false } as const;
    const client = createClient({ url: cacheUrl, socket });
    // `connect` throws it too.
    client.on('error', () => {});
    await client.connect();
    client.destroy();
    return [];
  },
});

/** Browsers of other origins read the file of the street map in parts. */
export const checkStreetMap = (streetMap: string | null, { origin }: URL): Check => ({
  name: `Street map (${streetMap ?? 'none: STREET_MAP is not set'})`,
  faults: async () => {
    if (!streetMap) return [];
    const response = await request(streetMap, { origin, range: 'bytes=0-6' });
    await response.body?.cancel();
    if (response.status !== 206) return [`answers ${response.status} to a range request, not 206`];
    const isAllowed = ['*', origin].includes(response.headers.get('access-control-allow-origin') ?? '');
    return isAllowed ? [] : [`\`access-control-allow-origin\` does not include ${origin}: browsers may not read it`];
  },
});
