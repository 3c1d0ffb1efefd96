import { LANGUAGES } from '@/lib/i18n/language';
import { certificateDaysLeft } from './certificate';
import { type Check, request } from './check';

const MIN_CERTIFICATE_DAYS = 14;
/** URLs of the sitemaps that are requested. */
const MAX_SITEMAP_URLS = 5;

/** The fault of a response without something that the site sends. */
const fault = ({ href }: URL, { status, headers }: Response, remedy = ': check the log'): string => {
  const location = headers.get('location');
  return location
    ? `${href} redirects to ${location}: set SITE_URL to it, or correct the proxy`
    : `${href} answers ${status}${remedy}`;
};

const OTHER_SERVER = ', but not as the site does: is it another server?';

/** The checks are meaningless if the site runs with other variables; this is the only one that it reveals. */
export const checkVariables = (siteUrl: URL, apiHost: string | null): Check => ({
  name: 'API_HOST (is it set for the site as it is here?)',
  faults: async () => {
    const url = new URL('/healthz', siteUrl);
    const response = await request(url);
    const body = await response.json().catch(() => null);
    if (!body?.provider) return [fault(url, response, OTHER_SERVER)];
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
    const url = new URL('/readyz', siteUrl);
    const response = await request(url);
    const body = await response.json().catch(() => null);
    if (!body?.status) return [fault(url, response, OTHER_SERVER)];
    const { status, contentFaults = [] } = body;
    return response.ok ? contentFaults : [fault(url, response, `: ${status}`), ...contentFaults];
  },
});

/** A proxy that caches one copy of a page for both languages shows the second visitor the language of the first. */
export const checkLanguages = (siteUrl: URL): Check => ({
  name: 'Languages (does the proxy cache a copy for each?)',
  faults: async () => {
    const faults: string[] = [];
    for (const language of [...LANGUAGES, ...LANGUAGES]) {
      const response = await request(siteUrl, { cookie: `lang=${language}` });
      if (response.status !== 200) return [fault(siteUrl, response)];
      const got = /<html[^>]* lang="([a-z]+)/.exec(await response.text())?.[1];
      if (!got) return [`${siteUrl.href} has no language: is it another server?`];
      if (got !== language) faults.push(`${siteUrl.href} with the cookie lang=${language} is in ‘${got}’`);
    }
    return faults.length > 0 ? [...new Set(faults), 'Include the cookie `lang` in the proxy’s cache key'] : [];
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
    const response = await request(siteUrl);
    if (response.status !== 200) return [fault(siteUrl, response)];
    const needed =
      siteUrl.protocol === 'https:' ? [...HEADERS, ['strict-transport-security', /max-age/] as const] : HEADERS;
    const header = (name: string): string => response.headers.get(name) ?? '';
    const faults = needed
      .filter(([name, value]) => !value.test(header(name)))
      .map(([name]) => `\`${name}\` is missing: the proxy must pass it on`);
    const isHidden = /noindex/i.test(header('x-robots-tag'));
    return isHidden
      ? [...faults, '`x-robots-tag` hides the site from search engines: the proxy must not add it']
      : faults;
  },
});

/** Pages work without scripts, so that nobody may notice; without `/sw.js` devices keep their current worker. */
export const checkScripts = (siteUrl: URL): Check => ({
  name: 'Scripts and /sw.js',
  faults: async () => {
    const page = await request(siteUrl);
    if (page.status !== 200) return [fault(siteUrl, page)];
    const html = await page.text();
    const paths = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map((match) => match[1] as string);
    const faults = [...new Set([...paths, '/sw.js'])].map(async (path) => {
      const url = new URL(path, siteUrl);
      const response = await request(url);
      await response.arrayBuffer();
      const type = response.headers.get('content-type');
      if (response.status === 200 && type?.includes('javascript')) return [];
      return [fault(url, response, ` with the type ‘${type}’: the proxy must pass it on`)];
    });
    return (await Promise.all(faults)).flat();
  },
});

const DAYS = new Intl.NumberFormat('en', { style: 'unit', unit: 'day' });

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

/** Only in the rules for all crawlers; individual ones may be refused deliberately. */
const DISALLOWS_ALL = /^User-agent:\s*\*\s*(?:\n(?!User-agent:)[^\n]*)*?\nDisallow:\s*\/\s*$/im;

export const checkSitemaps = (siteUrl: URL): Check => ({
  name: 'robots.txt and sitemaps',
  faults: async () => {
    const [robots, sitemap] = [new URL('/robots.txt', siteUrl), new URL('/sitemap.xml', siteUrl)];
    const rules = await request(robots);
    if (rules.status !== 200) return [fault(robots, rules)];
    const text = await rules.text();
    if (DISALLOWS_ALL.test(text))
      return ['robots.txt hides the site from search engines: the proxy must not replace it'];
    if (!text.includes(sitemap.href)) return [`robots.txt does not name ${sitemap.href}: set SITE_URL`];
    const index = await request(sitemap);
    if (index.status !== 200) return [fault(sitemap, index)];
    const parts = locations(await index.text());
    if (parts.length === 0) return [`${sitemap.href} is empty: check the log`];
    const responses = await Promise.all(parts.map(async (part) => ({ part, response: await request(part) })));
    const failed = responses.filter(({ response }) => response.status !== 200);
    if (failed.length > 0) return failed.map(({ part, response }) => `${part} answers ${response.status}`);
    const urls = (await Promise.all(responses.map(async ({ response }) => locations(await response.text())))).flat();
    if (urls.length === 0) return [`the sitemaps of ${sitemap.href} list no page: check the log`];
    const foreign = urls.filter((url) => new URL(url).origin !== siteUrl.origin);
    if (foreign.length > 0) return [`${foreign.length} URLs are on another host, such as ${foreign[0]}`];
    const step = Math.ceil(urls.length / MAX_SITEMAP_URLS);
    const drawn = urls.filter((_url, index) => index % step === 0);
    const statuses = await Promise.all(drawn.map(async (url) => ({ url, status: (await request(url)).status })));
    return statuses.filter(({ status }) => status !== 200).map(({ url, status }) => `${url} answers ${status}`);
  },
});
