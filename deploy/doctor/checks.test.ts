import { createServer as createSocketServer, type Socket } from 'node:net';
import type { Partner } from '@/lib/partners/partnerSearch';
import { listen } from '@/lib/server/http/listen.testUtils';
import { report } from './check';
import { checkAddress, checkCache, checkExamples, checkStreetMap } from './checks';
import { startServer } from './server.testUtils';

const server = startServer();
const { origin } = server;

test('a shared cache that does not answer is named, without its password', async () => {
  expect(await checkCache(null).faults()).toEqual([]);
  expect(checkCache(null).name).toBe('Shared cache (not checked: CACHE_URL is not set here)');
  const { text } = await report([checkCache('redis://:secret@127.0.0.1:1')]);
  expect(text).toContain('nothing answers there');
  expect(text).not.toContain('secret');
});

test.each<[what: string, onData: (socket: Socket) => void]>([
  ['accepts a connection and never answers', () => {}],
  ['is a web server', (socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
])('a Redis that %s is named', async (_what, onData) => {
  const other = createSocketServer((socket) => socket.on('data', () => onData(socket)));
  await expect(checkCache(`redis://127.0.0.1:${await listen(other)}`, 200).faults()).rejects.toThrow();
  other.close();
});

test('a Redis that answers has no fault, and its connection is closed', async () => {
  const other = createSocketServer((socket) =>
    socket.on('data', (data) => {
      for (const command of data.toString().split(/(?=\*\d)/))
        socket.write(command.includes('HELLO') ? '%1\r\n+proto\r\n:3\r\n' : '+OK\r\n');
    }),
  );
  // Else the client would close it after the timeout.
  expect(await checkCache(`redis://127.0.0.1:${await listen(other)}`, 60_000).faults()).toEqual([]);
  await new Promise((resolve) => other.close(resolve));
});

test('a street map that browsers cannot read in parts is named', async () => {
  const site = new URL('https://kotor.travel');
  const faults = () => checkStreetMap(`${origin.origin}/kotor.pmtiles`, site).faults();
  server.answer = (_request, response) =>
    response.writeHead(206, { 'Access-Control-Allow-Origin': '*' }).end('PMTiles');
  expect(await faults()).toEqual([]);
  server.answer = ({ headers }, response) =>
    response.writeHead(headers.range ? 206 : 200, { 'Access-Control-Allow-Origin': headers.origin }).end('PMTiles');
  expect(await faults()).toEqual([]);
  server.answer = (_request, response) => response.writeHead(206).end('PMTiles');
  expect(await faults()).toEqual([
    '`access-control-allow-origin` does not include https://kotor.travel: browsers may not read it',
  ]);
  server.answer = (_request, response) => response.end('PMTiles');
  expect(await faults()).toEqual(['answers 200 to a range request, not 206']);
  expect(await checkStreetMap(null, site).faults()).toEqual([]);
});

test.each([
  ['http://localhost:3000', 'is this machine: set SITE_URL to the public URL'],
  ['http://127.0.0.1', 'is this machine: set SITE_URL to the public URL'],
  ['https://[::1]', 'is this machine: set SITE_URL to the public URL'],
  ['http://kotor.travel', 'put a proxy with TLS in front and use https'],
])('the address %s is no public one', async (address, fault) => {
  expect(await checkAddress(new URL(address)).faults()).toEqual([expect.stringContaining(fault)]);
});

const PARTNER: Partner = { name: 'Konoba', address: '', offer: ['10 %'], category: 'hospitality' };

test.each([
  ['all samples', [{ ...PARTNER, sample: true }], ['content/partners.yaml: sample partners: 1']],
  ['the last sample', [PARTNER, { ...PARTNER, sample: true }], ['content/partners.yaml: sample partners: 1']],
  ['none', [PARTNER, { ...PARTNER, sample: false }], []],
])('sample partners are counted: %s', async (_what, partners, faults) => {
  expect(await checkExamples([], () => partners).faults()).toEqual(faults);
});

const unreadable = (): never => {
  throw new Error('content/partners.yaml: is empty; write it');
};

test('partners that cannot be read are a fault among others', async () => {
  const { faults } = checkExamples(['phone: +382 32 000 000'], ({ attempt }) => attempt(unreadable) ?? []);
  expect(await faults()).toEqual(['phone: +382 32 000 000', 'content/partners.yaml: is empty; write it']);
});
