/** @jest-environment node */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createEditorServer } from '@/deploy/editor/server';

test('an answer that fails is a 500, and the next one is sent', async () => {
  let isAway = true;
  const server = createEditorServer({
    'check.json': () => {
      if (isAway) throw new Error('no such folder');
      return { verdict: 'no faults' };
    },
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}/check.json`;
  expect((await fetch(url)).status).toBe(500);
  isAway = false;
  expect(await (await fetch(url)).json()).toEqual({ verdict: 'no faults' });
  server.close();
});
