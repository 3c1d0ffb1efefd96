import { spawnSync } from 'node:child_process';
import { symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { exampleValues } from '@/lib/server/exampleValues';
import { listen } from '@/lib/server/http/listen.testUtils';
import { SHARED } from '../support/addresses';
import { freePort, runSite, type Site } from '../support/site';
import { expect, test } from '../support/test';

/** Bad values of two variables; lib/server/env.test.ts has those of all. */
const BAD = { API_HOST: 'https://api.example.org/path', PORT: 'eighty' };

test('stops the start with one line for a bad variable', async () => {
  for (const [name, value] of Object.entries(BAD)) {
    const { code, output } = await runSite({ PORT: '0', [name]: value });
    expect.soft(code, name).toBe(1);
    expect.soft(output.trim().split('\n'), name).toHaveLength(1);
    expect.soft(output, name).toContain(name);
    expect.soft(output, name).not.toMatch(/\n\s+at /);
  }
});

test('stops the start with one line for a bad value in an .env file', async ({ makeSiteFolder }) => {
  const root = makeSiteFolder();
  writeFileSync(join(root, '.env'), 'OFFLINE=maybe\n');
  const { code, output } = await runSite({ PORT: '0', OFFLINE: undefined }, root);
  expect([code, output]).toEqual([1, 'The site cannot start: OFFLINE="maybe": must be on or off\n']);
});

test('stops the start with one line for an .env file that cannot be read', async ({ makeSiteFolder }) => {
  const root = makeSiteFolder();
  symlinkSync('.env', join(root, '.env'));
  const { code, output } = await runSite({ PORT: '0' }, root);
  expect(code).toBe(1);
  expect(output).toMatch(/^The site cannot start: Failed to load env from \.env: ELOOP.*\n$/);
});

/** Its port and its private port, each with the interface it is on. */
const PORT_VARIABLES = [
  { port: 'PORT', host: 'HOSTNAME', taken: '0.0.0.0' },
  { port: 'METRICS_PORT', host: 'METRICS_HOST', taken: '127.0.0.1' },
];

for (const { port: name, host, taken } of PORT_VARIABLES) {
  test(`stops the start with one line when its port is taken: ${name}`, async () => {
    const server = createServer();
    const port = String(await listen(server, 0, taken));
    const { code, output } = await runSite({ PORT: '0', [name]: port });
    server.close();
    expect(code).toBe(1);
    expect(output).toContain(`\nThe site cannot start: ${name}=${port}, ${host}=${taken}: listen EADDRINUSE`);
    expect(output).not.toMatch(/\n\s+at /);
    expect(output).not.toContain('The site answers');
  });
}

test('stops the start with one line when there is no build', ({ makeSiteFolder }) => {
  const root = makeSiteFolder();
  unlinkSync(join(root, 'dist'));
  const { status, stdout, stderr } = spawnSync('npm', ['start', '--silent'], { cwd: root, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe('The site cannot start: there is no build; run npm run build first\n');
});

test('names the values that are still examples before a public site is reached', async () => {
  const server = createServer();
  const PORT = String(await listen(server, 0, '0.0.0.0'));
  const local = await runSite({ PORT });
  const live = await runSite({ PORT, SITE_URL: 'https://www.kotor.test' });
  server.close();
  expect(local.output).not.toContain('site.exampleValue');
  for (const value of exampleValues()) expect.soft(live.output).toContain(JSON.stringify({ value }).slice(1, -1));
});

const expectStatus = (site: Site, expected: number, paths: string[]) =>
  Promise.all(paths.map(async (path) => expect.soft((await site.request(path)).status, path).toBe(expected)));

/** Expects a site without its provider to log its release and its address, and to serve all pages that need none. */
async function expectUp(site: Site, host: string): Promise<void> {
  const health = JSON.parse((await site.request('/healthz')).text);
  expect(health).toMatchObject({ status: 'ok', provider: 'remote' });
  expect(site.output()).toContain(`"event":"started","release":"${health.release}"`);
  expect(site.output()).toContain(`Listening on http://${host}:${new URL(site.origin).port}\n`);
  await expectStatus(site, 200, SHARED.slice(1));
}

test('serves pages without a provider: connection refused', async ({ startSite }) => {
  const site = await startSite({ apiHost: `http://127.0.0.1:${await freePort()}` });
  await expectUp(site, 'localhost');
  await expectStatus(site, 503, ['/', '/news', '/events', '/see-and-do']);
  await expectStatus(site, 200, ['/healthz']);
});

// What hangs is an outage after five seconds: a unit test of the provider, and faults.slow.spec.ts, have that.
test('serves pages without a provider: no response', async ({ startProvider, startSite }) => {
  const provider = await startProvider();
  provider.break('hang', '/');
  const site = await startSite({ apiHost: provider.origin, variables: { HOSTNAME: '127.0.0.1' } });
  await expectUp(site, '127.0.0.1');
});
