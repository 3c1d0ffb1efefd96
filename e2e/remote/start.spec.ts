import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { SHARED } from '../support/addresses';
import { startProvider } from '../support/provider';
import { closedOrigin, runSite, type Site, startSite } from '../support/site';
import { makeSiteFolder } from '../support/siteFolder';
import { expect, test } from '../support/test';

const NONSENSE: Record<string, string[]> = {
  API_HOST: [
    'nonsense',
    'ftp://api.example.org',
    'http://',
    'https://api.example.org/path',
    'http://a b',
    'javascript:x',
  ],
  PORT: ['eighty', '99999', '-1', '80.5'],
  SITE_URL: ['kotor', 'https://example.org/kotor'],
  HOSTNAME: ['a b', 'http://x'],
};

for (const [name, values] of Object.entries(NONSENSE)) {
  test(`a nonsense ${name} stops the start with one line`, async () => {
    test.setTimeout(60_000);
    for (const value of values) {
      const { code, output } = await runSite({ PORT: '0', [name]: value });
      expect.soft(code, value).toBe(1);
      expect.soft(output.trim().split('\n'), value).toHaveLength(1);
      expect.soft(output, value).toContain(name);
      expect.soft(output, value).not.toMatch(/\n\s+at /);
    }
  });
}

test('a nonsense value in an .env file stops the start with one line', async () => {
  const { root, remove } = makeSiteFolder();
  writeFileSync(join(root, '.env'), 'OFFLINE=maybe\n');
  const { code, output } = await runSite({ PORT: '0' }, root);
  remove();
  expect([code, output]).toEqual([1, 'The site cannot start: OFFLINE="maybe": must be on or off\n']);
});

test('a port that is taken stops the start with one line', async () => {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { code, output } = await runSite({ PORT: String(port) });
  server.close();
  expect(code).toBe(1);
  expect(output).toContain(String(port));
  expect(output).not.toMatch(/\n\s+at /);
});

/** The site without a provider: up, with all the pages that need none. */
async function expectUp(site: Site): Promise<void> {
  const health = await site.request('/healthz');
  expect(JSON.parse(health.text)).toMatchObject({ status: 'ok', provider: 'remote' });
  for (const path of SHARED.slice(1)) expect.soft((await site.request(path)).status, path).toBe(200);
  const statuses = await Promise.all(['/', '/news', '/events', '/see-and-do'].map((path) => site.request(path)));
  expect(statuses.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect((await site.request('/healthz')).status).toBe(200);
}

test('the site stays up when nobody listens at its provider’s address', async () => {
  const site = await startSite({ apiHost: await closedOrigin() });
  await expectUp(site);
  await site.stop();
});

test('the site stays up when its provider hangs', async () => {
  const provider = await startProvider();
  await provider.break('hang', '/');
  const site = await startSite({ apiHost: provider.origin });
  await expectUp(site);
  await site.stop();
  await provider.stop();
});

test('an empty variable counts as unset', async () => {
  const site = await startSite({ apiHost: '' });
  expect(JSON.parse((await site.request('/healthz')).text)).toMatchObject({ provider: 'embedded' });
  await site.stop();
});
