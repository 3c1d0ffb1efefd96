/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { env, parseEnv, VARIABLES } from '@/lib/server/env';

const DEFAULTS = {
  port: 3000,
  hostname: '0.0.0.0',
  apiHost: null,
  apiKind: 'contract',
  apiToken: null,
  mediaHosts: [],
  siteUrl: 'http://localhost:3000',
  metricsPort: null,
  cacheUrl: null,
  metricsHost: '127.0.0.1',
  offline: true,
};

const GOOD: [variables: Record<string, string | undefined>, expected: Partial<typeof DEFAULTS> | object][] = [
  [{}, {}],
  [{ PORT: '', HOSTNAME: '', API_HOST: '', SITE_URL: '' }, {}],
  [{ PORT: undefined }, {}],
  [{ SOMETHING: 'else' }, {}],
  [{ PORT: '8080' }, { port: 8080, siteUrl: 'http://localhost:8080' }],
  [{ PORT: '0' }, { port: 0, siteUrl: 'http://localhost:0' }],
  [{ PORT: '65535' }, { port: 65_535, siteUrl: 'http://localhost:65535' }],
  [{ METRICS_PORT: '' }, {}],
  [{ METRICS_PORT: '9464' }, { metricsPort: 9464 }],
  [{ METRICS_HOST: 'metrics-1' }, { metricsHost: 'metrics-1' }],
  [{ CACHE_URL: '' }, {}],
  [{ CACHE_URL: 'redis://cache:6379' }, { cacheUrl: 'redis://cache:6379' }],
  [{ CACHE_URL: 'rediss://user:word@cache:6380/2' }, { cacheUrl: 'rediss://user:word@cache:6380/2' }],
  [{ OFFLINE: '' }, {}],
  [{ OFFLINE: 'off' }, { offline: false }],
  [{ HOSTNAME: 'localhost' }, { hostname: 'localhost' }],
  [{ HOSTNAME: '::1' }, { hostname: '::1' }],
  [{ API_HOST: 'https://api.example.org' }, { apiHost: 'https://api.example.org' }],
  [{ API_HOST: 'https://api.example.org/' }, { apiHost: 'https://api.example.org' }],
  [{ API_HOST: 'http://127.0.0.1:5000' }, { apiHost: 'http://127.0.0.1:5000' }],
  [{ API_HOST: 'HTTPS://API.Example.org:443' }, { apiHost: 'https://api.example.org' }],
  [{ API_KIND: 'strapi' }, { apiKind: 'strapi' }],
  [{ API_TOKEN: '', MEDIA_HOSTS: '' }, {}],
  [{ API_TOKEN: 'abc.DEF-1_2=' }, { apiToken: 'abc.DEF-1_2=' }],
  [{ MEDIA_HOSTS: 'cdn.example.org, CDN2.example.org' }, { mediaHosts: ['cdn.example.org', 'cdn2.example.org'] }],
  [
    { SITE_URL: 'https://kotor.example', PORT: '8080' },
    { port: 8080, siteUrl: 'https://kotor.example' },
  ],
];

test.each(GOOD)('%j is read', (variables, expected) => {
  expect(parseEnv(variables)).toEqual({ ...DEFAULTS, ...expected });
});

const BAD: [name: string, value: string][] = [
  ['CACHE_URL', 'cache:6379'],
  ['CACHE_URL', 'http://cache:6379'],
  ['CACHE_URL', 'redis://'],
  ['PORT', 'http'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3000 '],
  ['PORT', '1e3'],
  ['PORT', '123456'],
  ['METRICS_PORT', 'on'],
  ['METRICS_HOST', 'http://x'],
  ['OFFLINE', '0'],
  ['HOSTNAME', 'a b'],
  ['HOSTNAME', 'http://localhost'],
  ['HOSTNAME', 'a\nb'],
  ['API_HOST', 'api.example.org'],
  ['API_HOST', 'https://api.example.org/api'],
  ['API_HOST', 'https://api.example.org/?key=1'],
  ['API_HOST', 'https://api.example.org/#x'],
  ['API_HOST', 'https://user:secret@api.example.org'],
  ['API_HOST', 'ftp://api.example.org'],
  ['API_HOST', 'javascript:alert(1)'],
  ['API_HOST', 'https://'],
  ['API_KIND', 'drupal'],
  ['API_TOKEN', 'a b'],
  ['API_TOKEN', 'a\r\nX: y'],
  ['MEDIA_HOSTS', 'https://cdn.example.org'],
  ['MEDIA_HOSTS', 'cdn.example.org:8443'],
  ['MEDIA_HOSTS', '*.example.org'],
  ['MEDIA_HOSTS', 'localhost'],
  ['MEDIA_HOSTS', 'cdn.example.org,'],
  ['SITE_URL', '/'],
  ['SITE_URL', 'kotor.example'],
  ['SITE_URL', 'https://kotor.example/en'],
  ['SITE_URL', 'https://kotor.example\n/x'],
];

test.each(BAD)('%s=%j stops the start with one line that names the variable', (name, value) => {
  const read = () => parseEnv({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name}=.+: must be [^\\n]+$`));
});

test('the line shows the value as it was given', () => {
  expect(() => parseEnv({ PORT: 'http' })).toThrow('PORT="http": must be a number from 0 to 65535');
});

test('the first of several faults is told, in one line', () => {
  expect(() => parseEnv({ PORT: 'x', SITE_URL: 'y' })).toThrow(/^PORT=[^\n]+$/);
});

test('the configuration of the process is read once', () => {
  const before = process.env.PORT;
  const first = env();
  process.env.PORT = '4321';
  expect(env()).toBe(first);
  if (before === undefined) delete process.env.PORT;
  else process.env.PORT = before;
});

test('a password is not told', () => {
  expect(() => parseEnv({ CACHE_URL: 'http://user:word@cache' })).toThrow('CACHE_URL="http://…@cache"');
});

test('a token is not told', () => {
  expect(() => parseEnv({ API_TOKEN: 'secret token' })).toThrow('API_TOKEN="…": must be visible ASCII');
});

test('.env.example has each variable in one line, with what it means above', () => {
  const lines = readFileSync('.env.example', 'utf8').trim().split('\n');
  const named = lines.filter((line) => !line.startsWith('#') && line !== '');
  expect(named.map((line) => line.replace(/=$/, '')).sort()).toEqual([...VARIABLES].sort());
  for (const name of named) expect(lines[lines.indexOf(name) - 1]).toMatch(/^# \S/);
});
