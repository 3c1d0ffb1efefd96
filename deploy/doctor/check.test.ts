import { createServer } from 'node:http';
import { listen } from '@/lib/server/http/listen.testUtils';
import { report } from './check';
import { checkAddress, checkExamples, checkProvider } from './checks';
import { checkCertificate, checkHeaders, checkLanguages, checkScripts } from './siteChecks';

test('a host without an address is reported once', async () => {
  const url = new URL('https://nowhere.invalid');
  const { text } = await report([checkHeaders(url), checkLanguages(url)]);
  expect(text).toMatch(/^FAIL.*\n +.*the host name does not resolve.*\nFAIL.*\n +as above\n$/);
});

test('a port without TLS is reported without the words of OpenSSL', async () => {
  const server = createServer();
  const url = new URL(`https://127.0.0.1:${await listen(server)}`);
  const { text } = await report([checkHeaders(url), checkCertificate(url)]);
  server.close();
  expect(text).toMatch(/^FAIL.*\n +no TLS on this port: use http, or the port with TLS\nFAIL.*\n +as above\n$/);
});

test('a script that is cut off is a fault', async () => {
  const headers = { 'Content-Type': 'text/javascript', 'Content-Length': 9, Connection: 'close' };
  const server = createServer(({ url }, response) =>
    url === '/' ? response.end() : response.writeHead(200, headers).end('1'),
  );
  const { text } = await report([checkScripts(new URL(`http://127.0.0.1:${await listen(server)}`))]);
  server.close();
  expect(text).toMatch(/^FAIL {2}Scripts/);
});

test('a check that never ends is a fault', async () => {
  const { text } = await report([{ name: 'Headers', faults: () => new Promise(() => {}) }], 50);
  expect(text).toMatch(/^FAIL {2}Headers\n +no complete response/);
});

test('a site without faults is healthy, and no timer is left for which the command would wait', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  const healthy = { name: 'Headers', faults: async () => [] };
  expect(await report([healthy])).toEqual({ text: 'ok    Headers\n', isHealthy: true });
  expect(timers()).toBe(before);
});

test('the report is one screen of plain text', async () => {
  const { text, isHealthy } = await report([
    checkExamples(['phone: +382 32 000 000'], () => []),
    checkAddress(new URL('https://kotor.travel')),
    checkProvider({ apiHost: 'http://127.0.0.1:1', apiKind: 'contract', apiToken: null }),
  ]);
  expect(isHealthy).toBe(false);
  expect(text).toBe(`FAIL  Example values: replace them in lib/site.ts and content/
        phone: +382 32 000 000
ok    Public URL (SITE_URL)
FAIL  Content provider (http://127.0.0.1:1)
        bad port
`);
});
