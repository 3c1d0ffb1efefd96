import { freePort } from '../support/site';
import { expect, test } from '../support/test';

const PATHS = ['/', '/news', '/events', '/feed/en.xml', '/calendar/en.ics', '/api/article?type=news'];

test('POST /refresh makes pages, lists, feed and calendar stale at once', async ({ startProvider, startSite }) => {
  const provider = await startProvider();
  const port = await freePort();
  const site = await startSite({ apiHost: provider.origin, variables: { METRICS_PORT: String(port) } });
  const textAt = async (path: string) => (await site.request(path)).text;
  for (const path of PATHS) await textAt(path);
  provider.publish('Renewed');
  for (const path of PATHS) expect(await textAt(path), path).not.toContain('Renewed');

  const body = '{"ids":["any-article"]}';
  expect((await fetch(`http://127.0.0.1:${port}/refresh`, { method: 'POST', body })).status).toBe(202);
  for (const path of PATHS)
    await expect.poll(() => textAt(path), { message: path, intervals: [100] }).toContain('Renewed');
});
