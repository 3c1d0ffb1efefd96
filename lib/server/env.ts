import { z } from 'zod';

/** An origin: scheme, host and port, nothing after it. */
function originLike(example: string) {
  const error = `must be an origin without a path, such as ${example}`;
  return z
    .url({ protocol: /^https?$/, error })
    .transform((value) => new URL(value))
    .refine(({ href, origin }) => href === `${origin}/`, error)
    .transform(({ origin }) => origin);
}

export const API_ORIGIN = originLike('https://api.example.org');

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a number from 0 to 65535');

const hostname = z.string().regex(/^[\w.:-]+$/, 'must be a host name or an IP address');

const CACHE = 'must be a URL such as redis://cache:6379, with %25 for a % in a password';

/** A URL as the Redis client parses it: name and password are encoded, the path is the number of a database. */
function isRedisAddress(address: string): boolean {
  const { username, password, pathname } = new URL(address);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return /^\/?\d*$/.test(pathname);
}

const cacheUrl = z
  .url({ protocol: /^rediss?$/, hostname: /./, error: CACHE, abort: true })
  .refine(isRedisAddress, CACHE);

const host = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be host names such as cdn.example.org,pictures.example.org');

/** Host names, in lower case as in URLs. */
export const HOSTS = z
  .string()
  .transform((value) => value.split(','))
  .pipe(z.array(host));

const TILES = 'must be a URL such as https://tiles.example.org/kotor.pmtiles';

/** A PMTiles file on another host, of which browsers request ranges. */
const tiles = z
  .url({ protocol: /^https$/, normalize: true, error: TILES })
  .regex(/^[^@?#]+\.pmtiles(\?[^#]*)?$/, TILES);

/** A valid header value: with another, fetch would reveal it in its error. */
const token = z.string().regex(/^[\x21-\x7e]+$/, 'must be visible ASCII characters without spaces');

const SECRETS = ['API_TOKEN', 'CACHE_URL'];

/** Passwords and tokens must not reach the log: a URL may have one before its @. */
const withoutSecret = (name: string, value = ''): string =>
  SECRETS.includes(name) || value.includes('@') ? '…' : value;

/** What API_HOST is: a provider of docs/provider-api.yaml, or a content system of docs/providers. */
const API_KINDS = ['contract', 'wordpress', 'payload', 'strapi'] as const;

const unset = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);

const schema = z
  .object({
    port: port.default(3000),
    hostname: hostname.default('0.0.0.0'),
    apiHost: unset(API_ORIGIN),
    apiKind: z.enum(API_KINDS, `must be one of ${API_KINDS.join(', ')}`).default('contract'),
    apiToken: unset(token),
    mediaHosts: HOSTS.default([]),
    siteUrl: unset(originLike('https://www.example.org')),
    streetMap: unset(tiles),
    metricsPort: unset(port),
    metricsHost: hostname.default('127.0.0.1'),
    cacheUrl: unset(cacheUrl),
    // In development no worker runs, and the files of the pack are those of a build.
    offline: z
      .stringbool({ truthy: ['on'], falsy: ['off'], case: 'sensitive', error: 'must be on or off' })
      .default(true)
      .transform((isOn) => isOn && process.env.NODE_ENV !== 'development'),
  })
  .refine(({ port, metricsPort }) => port === 0 || port !== metricsPort, {
    path: ['metricsPort'],
    error: 'must differ from PORT',
  });

/** Variables that need a host: without one they would be ignored, and a misspelt `API_HOST` would go unnoticed. */
const HOST_DEPENDENT = ['API_KIND', 'API_TOKEN'];

/** The variable of a field, `API_HOST` of `apiHost`. */
const variableOf = (field: string): string => field.replace(/[A-Z]/g, '_$&').toUpperCase();

const FIELDS = Object.keys(schema.shape);

export const VARIABLES = FIELDS.map(variableOf);

/**
 * Parses the configuration (docs/requirements.md, Running); an empty variable counts as unset, as shells and container
 * files write it. Throws one line with the variable, its value and what it must be.
 */
export function parseEnv(variables: Record<string, string | undefined>) {
  const { success, data, error } = schema.safeParse(
    Object.fromEntries(FIELDS.map((field) => [field, variables[variableOf(field)] || undefined])),
  );
  if (success) {
    const inNeed = HOST_DEPENDENT.find((name) => variables[name]);
    if (inNeed && !data.apiHost) throw new Error(`API_HOST: must be set, since ${inNeed} is`);
    return { ...data, siteUrl: data.siteUrl ?? `http://localhost:${data.port}` };
  }
  const issue = error.issues[0];
  const name = variableOf(String(issue?.path[0]));
  throw new Error(`${name}=${JSON.stringify(withoutSecret(name, variables[name]))}: ${issue?.message}`);
}

type Env = ReturnType<typeof parseEnv>;

let current: Env | undefined;

/** The configuration of this process, parsed at the first call, never by the build. */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}
