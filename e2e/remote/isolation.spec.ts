import { crawl } from '../support/crawl';
import { elementsOf, textOf } from '../support/html';
import { sendRequest } from '../support/http';
import { shippedTexts } from '../support/shippedTexts';
import { expect, test, tracesIn } from '../support/test';

const OTHER_ANSWERS = [
  '/sitemap.xml',
  '/sitemap-guide-en-1.xml',
  '/sitemap-news-sr-1.xml',
  '/news-sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/feed/en.xml',
  '/feed/sr.xml',
  '/calendar/en.ics',
  '/calendar/sr.ics',
  '/manifest.webmanifest',
  '/healthz',
  '/api/config',
  '/api/article?limit=100',
  '/api/article?limit=100&page=2',
  '/api/article/category/cat-lanterns?limit=100',
];

/** Everything a page shows or says about itself. */
const wordsOf = (html: string): string =>
  [
    textOf(html),
    ...['meta', 'img', 'a', 'section'].flatMap((name) =>
      elementsOf(html, name).map((each) => Object.values(each).join(' ')),
    ),
  ].join('\n');

test('the site with a provider serves nothing of the shipped content and no trace of the provider', async ({
  origin,
}) => {
  test.setTimeout(240_000);
  const pages = await crawl(origin, ['/?lang=en', '/?lang=sr', '/nowhere', '/vijesti/nigdje']);
  expect(pages.size).toBeGreaterThan(150);
  for (const path of OTHER_ANSWERS) pages.set(path, await sendRequest(origin, path));

  for (const [path, { text, headers }] of pages) {
    expect.soft(tracesIn(text), path).toEqual([]);
    expect.soft(tracesIn(JSON.stringify(headers)), path).toEqual([]);
    if (!headers['content-type']?.includes('html')) continue;
    const foreign = elementsOf(text, 'img').filter(
      ({ src = '' }) => !/^\/(pictures\/|_next\/image\?url=%2Fmedia%2F)/.test(src),
    );
    expect.soft(foreign, path).toEqual([]);
  }

  const texts = shippedTexts();
  expect(texts.length).toBeGreaterThan(500);
  // The map shows where things are, which the site knows itself, whoever writes about them.
  const served = [...pages]
    .filter(([path]) => !/^\/(map|karta)\b/.test(path))
    .map(([, { text, headers }]) => (headers['content-type']?.includes('html') ? wordsOf(text) : text))
    .join('\n');
  expect(texts.filter((text) => served.includes(text))).toEqual([]);
});

test('the search finds the shipped texts where they are served', async () => {
  test.setTimeout(240_000);
  test
    .info()
    .annotations.push({ type: 'why', description: 'a search that finds nothing anywhere would prove nothing' });
  const { SHIPPED_SITE } = await import('../ports');
  const pages = await crawl(SHIPPED_SITE, ['/see-and-do', '/vijesti']);
  const served = [...pages.values()].map(({ text }) => wordsOf(text)).join('\n');
  const texts = shippedTexts();
  expect(texts.filter((text) => served.includes(text)).length).toBeGreaterThan(texts.length * 0.8);
});

test('nothing that is not published shows', async ({ origin }) => {
  for (const path of [
    '/see-and-do/draft-alleys',
    '/see-and-do/x?id=cat-draft',
    '/see-and-do/lantern-lanes/draft-steps',
    '/see-and-do/x/y?id=sub-draft',
  ]) {
    expect.soft((await sendRequest(origin, path)).status, path).toBe(404);
  }
  for (const id of ['blog-09', 'news-09', 'event-09']) {
    expect.soft((await sendRequest(origin, `/see-and-do/article/x?id=${id}`)).status, id).toBe(404);
  }
  const pages = await crawl(origin, ['/see-and-do', '/news', '/events', '/news/all']);
  for (const [path, { text }] of pages) {
    expect.soft(/Draft (alleys|steps)|(story|bulletin|feast) 9:/.test(text), path).toBe(false);
  }
});
