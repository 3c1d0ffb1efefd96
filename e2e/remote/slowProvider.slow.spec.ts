import { providedPages } from '../support/addresses';
import { headingsOf } from '../support/html';
import { expect, test } from '../support/test';

// Some pages need several responses in turn. operation.spec.ts has one page of a slow provider.
test('serves every page while the provider is slow', async ({ provider, site }) => {
  provider.break('slow');
  const paths = providedPages('remote', 'en');
  const responses = await Promise.all(paths.map(async (path) => ({ path, ...(await site.request(path)) })));
  for (const { path, status, text } of responses) {
    expect.soft(status, path).toBe(200);
    expect.soft(headingsOf(text), path).toHaveLength(1);
  }
  const { text } = await site.request('/news/all');
  expect(text).toContain('bulletin 1:');
  expect(text).toContain('bulletin 5:');
  expect((await site.request('/see-and-do')).text).toContain('Lantern lanes');
});
