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
  streetMap: null,
  metricsPort: null,
  cacheUrl: null,
  metricsHost: '127.0.0.1',
  offline: true,
};

const EMPTY = Object.fromEntries(VARIABLES.map((name) => [name, '']));

const GOOD: [variables: Record<string, string | undefined>, expected: object][] = [
  [{}, {}],
  [EMPTY, {}],
  [{ PORT: undefined, SOMETHING: 'else' }, {}],
  [{ PORT: '0' }, { port: 0, siteUrl: 'http://localhost:0' }],
  [{ PORT: '65535' }, { port: 65_535, siteUrl: 'http://localhost:65535' }],
  [
    { METRICS_PORT: '9464', METRICS_HOST: 'metrics-1' },
    { metricsPort: 9464, metricsHost: 'metrics-1' },
  ],
  [{ CACHE_URL: 'redis://cache:6379' }, { cacheUrl: 'redis://cache:6379' }],
  [{ CACHE_URL: 'rediss://user:word@cache:6380/2' }, { cacheUrl: 'rediss://user:word@cache:6380/2' }],
  [{ OFFLINE: 'off' }, { offline: false }],
  [{ HOSTNAME: 'localhost' }, { hostname: 'localhost' }],
  [{ HOSTNAME: '::1' }, { hostname: '::1' }],
  [{ API_HOST: 'https://api.example.org/' }, { apiHost: 'https://api.example.org' }],
  [{ API_HOST: 'http://127.0.0.1:5000' }, { apiHost: 'http://127.0.0.1:5000' }],
  [{ API_HOST: 'HTTPS://API.Example.org:443' }, { apiHost: 'https://api.example.org' }],
  [
    { API_HOST: 'https://api.example.org', API_KIND: 'strapi', API_TOKEN: 'abc.DEF-1_2=' },
    { apiHost: 'https://api.example.org', apiKind: 'strapi', apiToken: 'abc.DEF-1_2=' },
  ],
  [{ MEDIA_HOSTS: 'cdn.example.org, CDN2.example.org' }, { mediaHosts: ['cdn.example.org', 'cdn2.example.org'] }],
  [{ SITE_URL: 'https://kotor.example' }, { siteUrl: 'https://kotor.example' }],
  [
    { STREET_MAP: 'https://Tiles.example.org/kotor.pmtiles?v=2' },
    { streetMap: 'https://tiles.example.org/kotor.pmtiles?v=2' },
  ],
];

test.each(GOOD)('%j is read', (variables, expected) => {
  expect(parseEnv(variables)).toEqual({ ...DEFAULTS, ...expected });
});

test.each([{}, { OFFLINE: 'on' }])('in development nothing is for offline use: %j', (variables) => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(parseEnv(variables)).toEqual({ ...DEFAULTS, offline: false });
});

const BAD: Record<string, string[]> = {
  CACHE_URL: ['cache:6379', 'http://cache:6379', 'redis://', 'redis://:50%off@cache:6379', 'redis://cache:6379/x'],
  PORT: ['http', '-1', '65536', '3000 ', '1e3', '123456'],
  METRICS_PORT: ['on'],
  METRICS_HOST: ['http://x'],
  OFFLINE: ['0'],
  HOSTNAME: ['a b', 'http://localhost', 'a\nb'],
  API_HOST: ['api.example.org', 'https://', 'ftp://api.example.org', 'javascript:alert(1)'].concat(
    ['/api', '/?key=1', '/#x'].map((rest) => `https://api.example.org${rest}`),
    'https://user:secret@api.example.org',
  ),
  API_KIND: ['unknown'],
  API_TOKEN: ['a b', 'a\r\nX: y'],
  MEDIA_HOSTS: ['https://cdn.example.org', 'cdn.example.org:8443', '*.example.org', 'localhost', 'cdn.example.org,'],
  STREET_MAP: ['tiles.example.org/kotor.pmtiles', 'http://tiles.example.org/kotor.pmtiles'].concat(
    ['/', '/kotor.png', '/kotor.pmtiles#x'].map((rest) => `https://tiles.example.org${rest}`),
    'https://user:secret@tiles.example.org/kotor.pmtiles',
  ),
  SITE_URL: ['/', 'kotor.example', 'https://kotor.example/en', 'https://kotor.example\n/x'],
};

test.each(Object.entries(BAD).flatMap(([name, values]) => values.map((value): [string, string] => [name, value])))(
  '%s=%j stops the start with one line that names the variable',
  (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`^${name}=.+: must be [^\\n]+$`));
  },
);

test('the private port is another than the visitors’, unless each is a free one', () => {
  expect(() => parseEnv({ METRICS_PORT: '3000' })).toThrow('METRICS_PORT="3000": must differ from PORT');
  expect(() => parseEnv({ PORT: '9464', METRICS_PORT: '9464' })).toThrow(/^METRICS_PORT=/);
  expect(parseEnv({ PORT: '0', METRICS_PORT: '0' })).toMatchObject({ port: 0, metricsPort: 0 });
});

test('what a content system has stops the start without its host, which would show the shipped content', () => {
  for (const [name, value] of Object.entries({ API_KIND: 'contract', API_TOKEN: 'secret' })) {
    const fault = `API_HOST: must be set, since ${name} is`;
    expect(() => parseEnv({ [name]: value })).toThrow(fault);
    expect(() => parseEnv({ ...EMPTY, [name]: value })).toThrow(fault);
  }
});

test('the first of several faults is reported, in one line', () => {
  expect(() => parseEnv({ PORT: 'x', SITE_URL: 'y' })).toThrow(/^PORT=[^\n]+$/);
});

test('the configuration of the process is read once', () => {
  const first = env();
  jest.replaceProperty(process, 'env', { ...process.env, PORT: '4321' });
  expect(env()).toBe(first);
});

test('neither a password nor a token is shown', () => {
  expect(() => parseEnv({ CACHE_URL: 'redis://:pa/ss@cache:6379' })).toThrow('CACHE_URL="…"');
  expect(() => parseEnv({ API_HOST: 'https://user:p/w@host' })).toThrow('API_HOST="…"');
  expect(() => parseEnv({ API_TOKEN: 'secret token' })).toThrow('API_TOKEN="…": must be visible ASCII');
});

test('.env.example sets nothing, and has each variable in one line, with what it means above', () => {
  const lines = readFileSync('.env.example', 'utf8').trim().split('\n');
  expect(lines.filter((line) => !line.startsWith('#') && line !== '')).toEqual([]);
  const named = lines.filter((line) => /^#\S/.test(line));
  expect(named.map((line) => /^#([A-Z_]+)=$/.exec(line)?.[1]).sort()).toEqual([...VARIABLES].sort());
  for (const name of named) expect(lines[lines.indexOf(name) - 1]).toMatch(/^# \S/);
});

test('the fault of an origin shows one of its own kind, and that a path is left out', () => {
  const fault = (name: string) => () => parseEnv({ [name]: 'https://kotor.travel/en' });
  expect(fault('SITE_URL')).toThrow(
    'SITE_URL="https://kotor.travel/en": must be an origin without a path, such as https://www.example.org',
  );
  expect(fault('API_HOST')).toThrow('must be an origin without a path, such as https://api.example.org');
});
