import { createClient } from '@redis/client';
import { createDiagnostics, type Diagnostics } from '@/lib/cms/files/diagnostics';
import { shownCategories } from '@/lib/cms/published';
import { createLoader } from '@/lib/cms/remote/adapters/createLoader';
import { readAs } from '@/lib/cms/remote/readAs';
import { ProviderFailure } from '@/lib/cms/remote/readJson';
import { wrapped } from '@/lib/cms/remote/remoteProvider';
import { contractConfig } from '@/lib/cms/schema/category';
import { LANGUAGES } from '@/lib/i18n/language';
import type { Partner } from '@/lib/partners/partnerSearch';
import type { env } from '@/lib/server/env';
import { certificateDaysLeft } from './certificate';
import { type Check, request } from './check';

const MIN_CERTIFICATE_DAYS = 14;
const SITEMAP_URLS = 5;
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
  name: 'Public address (SITE_URL)',
  faults: async () => {
    if (isLocal(siteUrl)) return [`${siteUrl.origin} is this machine: set SITE_URL to the public address`];
    return siteUrl.protocol === 'https:' ? [] : [`${siteUrl.origin}: put a proxy with TLS in front and use https`];
  },
});

type Provider = Pick<ReturnType<typeof env>, 'apiHost' | 'apiKind' | 'apiToken'>;

/** Requests and reads the categories as the site does, of any kind of content system. */
export const checkProvider = ({ apiHost, apiKind, apiToken }: Provider): Check => ({
  name: `Content provider (${apiHost ?? 'none: API_HOST is not set, the site shows content/'})`,
  faults: async () => {
    if (!apiHost) return [];
    try {
      const response = await createLoader(apiHost, apiToken, apiKind)('/config');
      if (!response) throw new ProviderFailure('status 404', 404);
      const categories = shownCategories(readAs(wrapped(contractConfig), '/config', response.value));
      if (categories.length > 0) return [];
      return [`${apiHost}: shows no category, so unknown pages answer 503: see docs/providers`];
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      const isRefused = error.status && error.status !== 404;
      const remedy = isRefused
        ? 'check API_TOKEN, or ask who runs the content system'
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
    return isAllowed ? [] : [`\`access-control-allow-origin\` does not have ${origin}: browsers may not read it`];
  },
});

const otherServer = (href: string, status: number): string =>
  `${href} answers ${status}, but not as the site does: is it another server?`;

/** The checks tell nothing of a site that runs with other variables than these, of which the site names this one only. */
export const checkVariables = (siteUrl: URL, apiHost: string | null): Check => ({
  name: 'API_HOST (is it set for the site as it is here?)',
  faults: async () => {
    const { href } = new URL('/healthz', siteUrl);
    const response = await request(href);
    const body = await response.json().catch(() => null);
    if (!body?.provider) return [otherServer(href, response.status)];
    if ((body.provider === 'remote') === Boolean(apiHost)) return [];
    const difference = apiHost
      ? 'the site shows content/, but API_HOST is set here'
      : 'the site has a content system, but API_HOST is not set here';
    return [`${difference}: run the doctor with the variables of the site (deploy/README.md)`];
  },
});

/** The instance behind the proxy, and the faults of `content/` that it found. */
export const checkReadiness = (siteUrl: URL): Check => ({
  name: 'Readiness and content (/readyz)',
  faults: async () => {
    const { href } = new URL('/readyz', siteUrl);
    const response = await request(href);
    const body = await response.json().catch(() => null);
    if (!body?.status) return [otherServer(href, response.status)];
    const { status, contentFaults = [] } = body;
    return response.ok ? contentFaults : [`${href} answers ${response.status}: ${status}`, ...contentFaults];
  },
});

/** What is wrong with a response whose status is not 200. */
const statusFault = (url: URL, status: number): string => `${url.href} answers ${status}: look at the log`;

/** A proxy that caches one copy of a page for both languages shows the second visitor the language of the first. */
export const checkLanguages = (siteUrl: URL): Check => ({
  name: 'Languages (does the proxy cache a copy for each?)',
  faults: async () => {
    const faults: string[] = [];
    for (const language of [...LANGUAGES, ...LANGUAGES]) {
      const response = await request(siteUrl, { cookie: `lang=${language}` });
      if (response.status !== 200) return [statusFault(siteUrl, response.status)];
      const got = /<html[^>]* lang="([a-z]+)/.exec(await response.text())?.[1];
      if (!got) return [`${siteUrl.href} names no language: is it another server?`];
      if (got !== language) faults.push(`${siteUrl.href} with the cookie lang=${language} is in ‘${got}’`);
    }
    return faults.length > 0 ? [...new Set(faults), 'Let the proxy’s cache key include the cookie `lang`'] : [];
  },
});

const HEADERS: [name: string, value: RegExp][] = [
  ['content-security-policy', /script-src/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^(DENY|SAMEORIGIN)$/i],
  ['referrer-policy', /./],
];

export const checkHeaders = (siteUrl: URL): Check => ({
  name: 'Response headers',
  faults: async () => {
    const { status, headers } = await request(siteUrl);
    if (status !== 200) return [statusFault(siteUrl, status)];
    const needed =
      siteUrl.protocol === 'https:' ? [...HEADERS, ['strict-transport-security', /max-age/] as const] : HEADERS;
    return needed
      .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
      .map(([name]) => `\`${name}\` is missing: the proxy must pass it on`);
  },
});

const DAYS = new Intl.NumberFormat('en', { style: 'unit', unit: 'day', unitDisplay: 'long' });

export const checkCertificate = (siteUrl: URL): Check => ({
  name: siteUrl.protocol === 'https:' ? 'Certificate' : 'Certificate (none: SITE_URL is http)',
  faults: async () => {
    if (siteUrl.protocol !== 'https:') return [];
    const days = await certificateDaysLeft(siteUrl);
    return days >= MIN_CERTIFICATE_DAYS ? [] : [`it expires in ${DAYS.format(days)}: renew it`];
  },
});

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] as string);

export const checkSitemaps = (siteUrl: URL): Check => ({
  name: 'robots.txt and sitemaps',
  faults: async () => {
    const [robots, sitemap] = [new URL('/robots.txt', siteUrl), new URL('/sitemap.xml', siteUrl)];
    const rules = await request(robots);
    if (rules.status !== 200) return [statusFault(robots, rules.status)];
    if (!(await rules.text()).includes(sitemap.href)) return [`robots.txt does not name ${sitemap.href}: set SITE_URL`];
    const index = await request(sitemap);
    if (index.status !== 200) return [statusFault(sitemap, index.status)];
    const parts = locations(await index.text());
    if (parts.length === 0) return [`${sitemap.href} is empty: look at the log`];
    const responses = await Promise.all(parts.map(async (part) => ({ part, response: await request(part) })));
    const failed = responses.filter(({ response }) => response.status !== 200);
    if (failed.length > 0) return failed.map(({ part, response }) => `${part} answers ${response.status}`);
    const urls = (await Promise.all(responses.map(async ({ response }) => locations(await response.text())))).flat();
    if (urls.length === 0) return [`the sitemaps of ${sitemap.href} list no page: look at the log`];
    const foreign = urls.filter((url) => new URL(url).origin !== siteUrl.origin);
    if (foreign.length > 0) return [`${foreign.length} URLs are on another host, such as ${foreign[0]}`];
    const step = Math.max(1, Math.floor(urls.length / SITEMAP_URLS));
    const drawn = urls.filter((_url, index) => index % step === 0).slice(0, SITEMAP_URLS);
    const statuses = await Promise.all(drawn.map(async (url) => ({ url, status: (await request(url)).status })));
    return statuses.filter(({ status }) => status !== 200).map(({ url, status }) => `${url} answers ${status}`);
  },
});
