import { listen } from '@/lib/server/http/listen.testUtils';
import { createEditorServer } from './server';

test('an answer that fails is a 500, and the next one is sent', async () => {
  let isAway = true;
  const server = createEditorServer({
    'check.json': () => {
      if (isAway) throw new Error('no such folder');
      return { verdict: 'no faults' };
    },
  });
  const url = `http://127.0.0.1:${await listen(server)}/check.json`;
  expect((await fetch(url)).status).toBe(500);
  isAway = false;
  expect(await (await fetch(url)).json()).toEqual({ verdict: 'no faults' });
  server.close();
});
