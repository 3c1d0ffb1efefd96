/** @jest-environment node */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { varyByForm } from '@/lib/server/varyByForm.mjs';

async function varyOf(answer: (response: ServerResponse) => void): Promise<string | null> {
  const server = createServer((_request, response) => {
    varyByForm(response);
    answer(response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}`)).headers.get('vary');
  } finally {
    server.close();
  }
}

test('a page varies by what else it varies by, and by whether data is saved', async () => {
  const vary = await varyOf((response) => {
    response.setHeader('Content-Language', 'en');
    response.setHeader('Vary', 'rsc, Accept-Encoding');
    response.end('page');
  });
  expect(vary).toBe('rsc, Accept-Encoding, Save-Data');
});

test('an answer whose head is written by hand is a page too', async () => {
  const vary = await varyOf((response) => {
    response.setHeader('Content-Language', 'en');
    response.writeHead(404).end('page');
  });
  expect(vary).toBe('Save-Data');
});

test('what is no page does not vary', async () => {
  expect(await varyOf((response) => void response.end('file'))).toBeNull();
});
