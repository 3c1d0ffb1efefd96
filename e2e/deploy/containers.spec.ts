import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { VARIABLES } from '@/lib/server/env';
import { freePort, startSite } from '../support/site';
import { ENVIRONMENT, HEALTH_CHECK, readCompose, readInstructions } from './containers';
import { startProgram } from './program';

const { services, networks } = readCompose();
const networksOf = (name: string): string[] => {
  const given = services[name]?.networks ?? [];
  return Array.isArray(given) ? given : Object.keys(given);
};

/** Tags that an update would move are not exact. */
const EXACT = /:(?:\d+\.\d+(?:\.\d+)?-[a-z-]+|local)$/;

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
    });
    const isImageChecked = service.image === 'kotor:local' && HEALTH_CHECK.length > 0;
    expect(isImageChecked || service.healthcheck !== undefined).toBe(true);
  });
}

test('images are named by exact versions, and none runs as root', () => {
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
  expect([networks['shared-pages']?.internal, networks.metrics?.internal]).toEqual([true, true]);
  const published = Object.entries(services).filter(([, { ports }]) => ports);
  expect(published.map(([name, { ports }]) => [name, ports?.[0]?.host_ip])).toEqual([
    ['front', expect.stringMatching(/:-127\.0\.0\.1\}$/)],
  ]);
  for (const name of ['site-1', 'site-2']) {
    const { networks: given, environment } = services[name] ?? {};
    const metrics = Array.isArray(given) ? null : given?.metrics;
    expect(metrics?.aliases).toEqual([environment?.METRICS_HOST]);
  }
});

test('the content of the machine is mounted where the site reads it, and read-only', () => {
  for (const name of ['site-1', 'site-2'])
    expect(services[name]?.volumes).toContainEqual(
      expect.stringMatching(/^\$\{CONTENT:-\.\.\/content\}:\/site\/content:ro$/),
    );
});

test('the containers pass every variable on', () => {
  for (const name of ['site-1', 'site-2']) {
    const given = { ...ENVIRONMENT, ...services[name]?.environment };
    expect(Object.keys(given)).toEqual(expect.arrayContaining([...VARIABLES, 'NODE_EXTRA_CA_CERTS']));
  }
});

test('Redis as the compose file starts it requires the password', async () => {
  const port = await freePort();
  const [shell = '', ...parameters] = services.cache?.command ?? [];
  const script = parameters.map((each) =>
    each.replaceAll('$$', '$').replace('redis-server -', `redis-server - --port ${port}`),
  );
  process.env.REDIS_PASSWORD = 'secret';
  const redis = await startProgram(shell, script, port);
  delete process.env.REDIS_PASSWORD;
  const stranger = connect(port, '127.0.0.1').end('GET x\r\nQUIT\r\n');
  expect(await text(stranger)).toContain('NOAUTH');
  const site = await startSite({ variables: { CACHE_URL: `redis://:secret@127.0.0.1:${port}` } });
  await site.request('/legal');
  const size = async () => text(connect(port, '127.0.0.1').end('AUTH secret\r\nDBSIZE\r\nQUIT\r\n'));
  await expect.poll(size).toMatch(/^:[1-9]/m);
  expect(site.output()).not.toContain('cache.down');
  expect(readFileSync(`/proc/${redis.pid}/cmdline`, 'utf8')).not.toContain('secret');
  await site.stop();
  await redis.stop();
});

test('nginx in a container uses the DNS server of the container', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kotor-start-'));
  for (const [server, resolver] of [
    ['127.0.0.11', 'resolver 127.0.0.11 valid=2s ipv6=off;\n'],
    ['fd00::1', 'resolver [fd00::1] valid=2s ipv6=off;\n'],
  ] as const) {
    writeFileSync(join(folder, 'resolv.conf'), `search example\nnameserver ${server}\nnameserver 192.0.2.1\n`);
    const script = readFileSync('deploy/nginx/start.sh', 'utf8')
      .replace('/etc/resolv.conf', join(folder, 'resolv.conf'))
      .replaceAll('/run/nginx', folder)
      .replace('exec nginx', 'exec echo nginx');
    expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe('nginx -e stderr -g daemon off;\n');
    expect(readFileSync(join(folder, 'resolver.conf'), 'utf8')).toBe(resolver);
  }
  rmSync(folder, { recursive: true });
});
