import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { VARIABLES } from '@/lib/server/env';
import { isListening, startProgram } from '../support/program';
import { freePort } from '../support/site';
import { expect, test } from '../support/test';
import { ENVIRONMENT, environmentOf, HEALTH_CHECK, interpolate, readCompose, readInstructions } from './containers';

const { services, networks } = readCompose();
const SITES = ['site-1', 'site-2'];
/** What the compose file requires. */
const REQUIRED = { SITE_URL: 'https://kotor.example', REDIS_PASSWORD: 'secret' };
const OWN_VARIABLES = ['PORT', 'HOSTNAME', 'CACHE_URL', 'METRICS_HOST'];
/** More than the site takes to finish open requests. */
const MIN_GRACE_SECONDS = 11;

const networksOf = (name: string): string[] => {
  const given = services[name]?.networks ?? [];
  return Array.isArray(given) ? given : Object.keys(given);
};

/** A registry can give another image to the same tag, but not to the same digest. Our own images are built here. */
const EXACT = /:(?:\d+\.\d+(?:\.\d+)?-[a-z-]+@sha256:[0-9a-f]{64}|local)$/;

test('the compose file is valid by the Compose schema', async () => {
  const rules = [
    'service-keys-order',
    'services-alphabetical-order',
    'top-level-properties-order',
    'no-build-and-image',
  ];
  const disabled = rules.flatMap((rule) => ['--disable-rule', rule]);
  const command = ['node_modules/dclint/bin/dclint.cjs', 'deploy/compose.yaml', '--max-warnings', '0', ...disabled];
  await promisify(execFile)(process.execPath, command);
});

for (const [name, service] of Object.entries(services)) {
  test(`the container ${name} has only the privileges it needs`, () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
      mem_limit: expect.stringMatching(/^\d+m$/),
      pids_limit: expect.any(Number),
      image: expect.stringMatching(EXACT),
      logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
    });
    const isImageChecked = service.image === services['site-1']?.image && HEALTH_CHECK.length > 0;
    expect(isImageChecked || service.healthcheck !== undefined).toBe(true);
  });
}

test('a copy for testing on the same machine does not replace the images of the site', () => {
  const imagesOf = (variables: Record<string, string>) =>
    ['site-1', 'site-2', 'front'].map((name) => interpolate(services[name]?.image ?? '', variables));
  expect(imagesOf({})).toEqual(['kotor:local', 'kotor:local', 'kotor-front:local']);
  const copies = ['kotor-staging:local', 'kotor-staging:local', 'kotor-staging-front:local'];
  expect(imagesOf({ COMPOSE_PROJECT_NAME: 'kotor-staging' })).toEqual(copies);
});

test('each image is built from a folder that has what its container file copies', () => {
  for (const { image, build } of Object.values(services)) {
    if (!image?.endsWith(':local')) continue;
    const context = join('deploy', build?.context ?? '.');
    const instructions = readInstructions(join(context, build?.dockerfile ?? 'Dockerfile'));
    const sources = instructions
      .filter(([keyword, rest]) => keyword === 'COPY' && !rest.startsWith('--from'))
      .flatMap(([, rest]) => rest.split(' ').slice(0, -1));
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources)
      expect(source.startsWith('*') || existsSync(join(context, source)), `${context} ${source}`).toBe(true);
  }
});

test('a container starts after those it needs are healthy, and the site has time to stop', () => {
  const healthy = { condition: 'service_healthy' };
  expect(services.front?.depends_on).toEqual({ 'site-1': healthy, 'site-2': healthy });
  for (const name of SITES) {
    expect(services[name]?.depends_on).toEqual({ cache: healthy });
    expect(Number.parseInt(services[name]?.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(MIN_GRACE_SECONDS);
  }
});

test('nginx is healthy while the process runs that it noted', () => {
  const folder = test.info().outputPath();
  const check = (pid: string): number | null => {
    writeFileSync(join(folder, 'nginx.pid'), pid);
    const script = interpolate(services.front?.healthcheck?.test[1] ?? 'exit 2', {}).replaceAll('/run/nginx', folder);
    return spawnSync('sh', ['-c', script]).status;
  };
  const { pid: ended } = spawnSync('true');
  expect([check(`${process.pid}\n`), check(`${ended}\n`), check('')]).toEqual([0, 1, 1]);
});

test('base images are named by their digests, and none runs as root', () => {
  for (const file of ['deploy/Containerfile', 'deploy/nginx/Containerfile']) {
    const instructions = readInstructions(file);
    const bases = instructions.filter(([keyword]) => keyword === 'FROM').map(([, rest]) => rest.split(' ')[0]);
    for (const base of bases) expect(base).toMatch(EXACT);
    expect(instructions.filter(([keyword]) => keyword === 'USER')).toHaveLength(1);
  }
  expect(services.cache?.user).toBe('redis');
});

test('Redis is reachable by the instances only, and the metrics on a network of their own', () => {
  expect(networksOf('cache')).toEqual(['shared-pages']);
  expect(networksOf('front')).toEqual(['visitors']);
  for (const name of SITES) expect(networksOf(name)).toEqual(['visitors', 'shared-pages', 'metrics']);
  expect([networks['shared-pages']?.internal, networks.metrics?.internal]).toEqual([true, true]);
  const published = Object.entries(services).filter(([, { ports }]) => ports);
  expect(published.map(([name, { ports }]) => [name, ports?.[0]?.host_ip])).toEqual([
    ['front', expect.stringMatching(/:-127\.0\.0\.1\}$/)],
  ]);
  for (const name of SITES) {
    const { networks: given, environment } = services[name] ?? {};
    const metrics = Array.isArray(given) ? null : given?.metrics;
    expect(metrics?.aliases).toEqual([environment?.METRICS_HOST]);
  }
});

test('the containers pass every variable on, and need a public origin and a password', () => {
  for (const name of SITES) {
    const given = { ...ENVIRONMENT, ...environmentOf(services[name], REQUIRED) };
    expect(Object.keys(given)).toEqual(expect.arrayContaining([...VARIABLES, 'NODE_EXTRA_CA_CERTS']));
    for (const variable of [...VARIABLES, 'NODE_EXTRA_CA_CERTS'].filter((each) => !OWN_VARIABLES.includes(each))) {
      const passed = environmentOf(services[name], { ...REQUIRED, [variable]: 'given' });
      expect(passed[variable], variable).toBe('given');
    }
  }
  for (const missing of Object.keys(REQUIRED))
    expect(() => environmentOf(services['site-1'], { ...REQUIRED, [missing]: '' })).toThrow(missing);
});

test('Redis as the compose file starts it requires the password, which the site has', async ({ startSite, atEnd }) => {
  const port = await freePort();
  const [shell = '', ...parameters] = services.cache?.command ?? [];
  const script = parameters.map((each) =>
    interpolate(each, {}).replace('redis-server -', `redis-server - --port ${port}`),
  );
  const variables = environmentOf(services.cache, REQUIRED);
  Object.assign(process.env, variables);
  const redis = await startProgram(shell, script, { isReady: () => isListening(port) });
  atEnd(redis.stop);
  const healthCheck = interpolate(services.cache?.healthcheck?.test[1] ?? 'exit 2', {});
  const check = (at: number, password = variables.REDISCLI_AUTH): number | null =>
    spawnSync('sh', ['-c', healthCheck.replace('redis-cli', `redis-cli -p ${at}`)], {
      env: { ...process.env, REDISCLI_AUTH: password },
    }).status;
  expect([check(port), check(await freePort()), check(port, 'wrong')]).toEqual([0, 1, 1]);
  for (const name of Object.keys(variables)) delete process.env[name];
  const stranger = connect(port, '127.0.0.1').end('GET x\r\nQUIT\r\n');
  expect(await text(stranger)).toContain('NOAUTH');
  const cacheUrl = environmentOf(services['site-1'], REQUIRED).CACHE_URL ?? '';
  expect(cacheUrl).toContain('@cache:6379');
  const site = await startSite({ variables: { CACHE_URL: cacheUrl.replace('cache:6379', `127.0.0.1:${port}`) } });
  // A busy machine may answer later than the site waits for Redis: then the next page is stored.
  const pages = ['/legal', '/imprint', '/tax', '/map', '/news', '/events'];
  const sizeAfterPage = async () => {
    await site.request(pages.pop() ?? '/');
    return text(connect(port, '127.0.0.1').end('AUTH secret\r\nDBSIZE\r\nQUIT\r\n'));
  };
  await expect.poll(sizeAfterPage, { timeout: 15_000, intervals: [1_000] }).toMatch(/^:[1-9]/m);
  expect(readFileSync(`/proc/${redis.pid}/cmdline`, 'utf8')).not.toContain('secret');
});

test('nginx in a container uses the DNS server of the container, and replaces sockets of an earlier run', () => {
  const folder = test.info().outputPath();
  for (const [server, resolver] of [
    ['127.0.0.11', 'resolver 127.0.0.11 valid=2s ipv6=off;\n'],
    ['fd00::1', 'resolver [fd00::1] valid=2s ipv6=off;\n'],
  ] as const) {
    writeFileSync(join(folder, 'resolv.conf'), `search example\nnameserver ${server}\nnameserver 192.0.2.1\n`);
    writeFileSync(join(folder, 'site-1.sock'), '');
    const script = readFileSync('deploy/nginx/start.sh', 'utf8')
      .replace('/etc/resolv.conf', join(folder, 'resolv.conf'))
      .replaceAll('/run/nginx', folder)
      .replace('exec nginx', 'exec echo nginx');
    expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe('nginx -e stderr -g daemon off;\n');
    expect(readFileSync(join(folder, 'resolver.conf'), 'utf8')).toBe(resolver);
    expect(existsSync(join(folder, 'site-1.sock'))).toBe(false);
  }
});
