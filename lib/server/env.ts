import { z } from 'zod';

/** An origin such as `https://api.example.org`: scheme, host and port, nothing after it. */
const origin = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
  if (isOrigin) return url.origin;
  context.addIssue({ code: 'custom', message: 'must be an origin such as https://api.example.org' });
  return z.NEVER;
});

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a number from 0 to 65535');

const hostname = z.string().regex(/^[\w.:-]+$/, 'must be a host name or an address');

const cacheUrl = z.string().refine((value) => URL.canParse(value) && /^rediss?:\/\/[^/]/.test(value), {
  message: 'must be an address such as redis://cache:6379',
});

/** Host names, compared as URLs have them: in lower case. */
const hosts = z.string().transform((value, context) => {
  const names = value.split(',').map((name) => name.trim().toLowerCase());
  if (names.every((name) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name))) return names;
  context.addIssue({ code: 'custom', message: 'must be host names such as cdn.example.org,pictures.example.org' });
  return z.NEVER;
});

/** A PMTiles file on another host, which browsers read in parts. */
const tiles = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isFile = url?.protocol === 'https:' && url.pathname.endsWith('.pmtiles') && !url.hash && !url.username;
  if (isFile) return url.href;
  context.addIssue({ code: 'custom', message: 'must be an address such as https://tiles.example.org/kotor.pmtiles' });
  return z.NEVER;
});

/** What a header may hold: fetch would name another value in its error. */
const token = z.string().regex(/^[\x21-\x7e]+$/, 'must be visible ASCII characters without spaces');

/** Passwords and tokens must not reach the log. */
const withoutSecret = (name: string, value: string | undefined): string | undefined =>
  name === 'API_TOKEN' ? '…' : value?.replace(/\/\/[^@/]*@/, '//…@');

/** An empty variable counts as unset, as shells and container files write it. */
const unset = (value: unknown): unknown => (value === '' ? undefined : value);

/** What API_HOST is: a provider of docs/provider-api.yaml, or a content system of docs/providers. */
const API_KINDS = ['contract', 'wordpress', 'payload', 'strapi'] as const;

/** The variables, as an operator sets them. */
const variables = z.object({
  PORT: z.preprocess(unset, port.default(3000)),
  HOSTNAME: z.preprocess(unset, hostname.default('0.0.0.0')),
  API_HOST: z.preprocess(unset, origin.optional()),
  API_KIND: z.preprocess(unset, z.enum(API_KINDS, `must be one of ${API_KINDS.join(', ')}`).default('contract')),
  API_TOKEN: z.preprocess(unset, token.optional()),
  MEDIA_HOSTS: z.preprocess(unset, hosts.default([])),
  SITE_URL: z.preprocess(unset, origin.optional()),
  STREET_MAP: z.preprocess(unset, tiles.optional()),
  METRICS_PORT: z.preprocess(unset, port.optional()),
  METRICS_HOST: z.preprocess(unset, hostname.default('127.0.0.1')),
  CACHE_URL: z.preprocess(unset, cacheUrl.optional()),
  OFFLINE: z.preprocess(unset, z.enum(['on', 'off'], 'must be on or off').default('on')),
});

/** All variables that the site reads. */
export const VARIABLES = Object.keys(variables.shape);

const schema = variables.transform(
  ({
    PORT,
    HOSTNAME,
    API_HOST,
    API_KIND,
    API_TOKEN,
    MEDIA_HOSTS,
    SITE_URL,
    STREET_MAP,
    METRICS_PORT,
    METRICS_HOST,
    CACHE_URL,
    OFFLINE,
  }) => ({
    port: PORT,
    hostname: HOSTNAME,
    apiHost: API_HOST ?? null,
    apiKind: API_KIND,
    apiToken: API_TOKEN ?? null,
    mediaHosts: MEDIA_HOSTS,
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
    streetMap: STREET_MAP ?? null,
    metricsPort: METRICS_PORT ?? null,
    metricsHost: METRICS_HOST,
    cacheUrl: CACHE_URL ?? null,
    offline: OFFLINE === 'on',
  }),
);

type Env = z.infer<typeof schema>;

/**
 * Parses the configuration (docs/requirements.md, Running).
 *
 * @throws {Error} one line with the variable, its value and what it must be
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const result = schema.safeParse(variables);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  throw new Error(`${name}=${JSON.stringify(withoutSecret(name, variables[name]))}: ${issue?.message}`);
}

let current: Env | undefined;

/** The configuration of this process, parsed at the first call, never by the build. */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}
