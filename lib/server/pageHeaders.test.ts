/** @jest-environment node */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageHeaders } from '@/lib/server/pageHeaders.mjs';

async function headersOf(answer: (response: ServerResponse) => void): Promise<Headers> {
  const server = createServer((_request, response) => {
    pageHeaders(response);
    answer(response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}`)).headers;
  } finally {
    server.close();
  }
}

test('a page varies by what else it varies by, and by whether data is saved', async () => {
  const headers = await headersOf((response) => {
    response.setHeader('Content-Language', 'en');
    response.setHeader('Vary', 'rsc, Accept-Encoding');
    response.end('page');
  });
  expect(headers.get('vary')).toBe('rsc, Accept-Encoding, Save-Data');
});

test('an answer whose head is written by hand is a page too', async () => {
  const headers = await headersOf((response) => {
    response.setHeader('Content-Language', 'en');
    response.writeHead(404).end('page');
  });
  expect(headers.get('vary')).toBe('Save-Data');
});

test('what is no page does not vary', async () => {
  expect((await headersOf((response) => void response.end('file'))).get('vary')).toBeNull();
});

test.each([
  ['text/html; charset=utf-8', null],
  ['text/x-component', '300'],
])('of its own working Next tells nothing with a document, and the router what it needs: %s', async (type, told) => {
  const headers = await headersOf((response) => {
    response.setHeader('Content-Type', type).setHeader('x-nextjs-stale-time', '300').end('page');
  });
  expect(headers.get('x-nextjs-stale-time')).toBe(told);
});
