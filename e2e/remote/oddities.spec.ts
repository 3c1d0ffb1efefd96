import { kindsOfPage } from '../support/addresses';
import { headingsOf, textOf } from '../support/html';
import { pairTest } from '../support/pair';
import type { FaultKind } from '../support/provider';
import { expect } from '../support/test';
import { LANGUAGES, WORDS } from '../support/words';

for (const kind of ['bare', 'badItem', 'slow'] satisfies FaultKind[]) {
  pairTest(`pages stand a provider that answers oddly (${kind})`, async ({ provider, site }) => {
    pairTest.setTimeout(90_000);
    await provider.break(kind);
    for (const language of LANGUAGES) {
      const paths = Object.values(kindsOfPage('remote', language));
      const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await site.request(path)) })));
      for (const { path, status, text } of answers) {
        expect.soft(status, path).toBe(200);
        expect.soft(headingsOf(text), path).toHaveLength(1);
      }
    }
    const { text } = await site.request('/news/all');
    expect(text).toContain('bulletin 1:');
    expect(text).toContain('bulletin 5:');
    expect((await site.request('/see-and-do')).text).toContain('Lantern lanes');
  });
}

pairTest(
  'a home page with one failing section goes without it, and is whole again soon',
  async ({ provider, site }) => {
    pairTest.setTimeout(90_000);
    const words = WORDS.en.HomePage;
    const sectionsOf = (html: string): string[] =>
      [...html.matchAll(/<h2\b[^>]*>[\s\S]*?<\/h2>/g)].map(([each]) => textOf(each));
    await provider.break('500', '/api/article?tags=EXPERIENCES');
    const broken = await site.request('/');
    expect(broken.status).toBe(200);
    expect(sectionsOf(broken.text)).toEqual(expect.arrayContaining([words.attractions, words.events, words.news]));
    expect(sectionsOf(broken.text)).not.toContain(words.experiences);

    await provider.mend();
    await expect
      .poll(async () => sectionsOf((await site.request('/')).text), { timeout: 60_000, intervals: [1_000] })
      .toContain(words.experiences);
  },
);

pairTest('without the list of events the home page shows what its own call answers', async ({ provider, site }) => {
  await provider.break('500', '/api/article?page=1&limit=12&type=event');
  const { status, text } = await site.request('/');
  expect(status).toBe(200);
  const shown = [...text.matchAll(/href="\/events\/[^"]*id=(event-\d+)"/g)].map(([, id]) => id);
  expect(new Set(shown)).toEqual(new Set(['event-12', 'event-11', 'event-10']));
});

pairTest('an article stands without its related ones', async ({ provider, site }) => {
  await provider.break('500', '/api/article?page=1&tags=');
  const { status, text } = await site.request(kindsOfPage('remote', 'en').article ?? '');
  expect(status).toBe(200);
  expect(text).not.toContain('id="related"');
});
