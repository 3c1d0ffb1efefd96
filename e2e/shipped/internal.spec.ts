import { everyPagePath, pagePaths, SAMPLES } from '../support/addresses';
import { headingsOf, languageOf } from '../support/html';
import { sendRequest } from '../support/http';
import { MESSAGES, TAG } from '../support/messages';
import { splitWords } from '../support/splitWords';
import { expect, test } from '../support/test';

const TITLE = MESSAGES.en.NotFoundPage.title;

/** Internal routes, in every spelling an attacker may try. */
const spellings = (article: string): string[] => [
  '/en',
  '/sr',
  '/sr/guide',
  '/en/tax',
  `/en/article/${article}`,
  ...splitWords(`
    /en/all-news/1 /en/not-found /sr/unavailable /_not-found /[lang] /%5Blang%5D/guide /%65n /%73%72/guide
    /en%2fguide /en%2Farticle%2Fx /./en /x/../sr/guide /en;/guide /EN /en.txt /en.rsc /sr/guide.rsc
    /en/guide.segments/_tree.segment.rsc /index.rsc /_next/data/x/en.json /styleguide /en/styleguide
    /styleguide?lang=sr /icons/news /fonts/article/x /pictures/terms/2026-01-01 /pictures/news/x.webp /_next/search-results/q%3Da`),
];

test('answers 404 for internal routes', async ({ origin, source }) => {
  for (const path of spellings(SAMPLES[source].article.id)) {
    const { status, text } = await sendRequest(origin, path);
    expect.soft(status, path).toBe(404);
    const isDocument = !path.endsWith('.rsc') && !path.startsWith('/_next/');
    if (isDocument) expect.soft(headingsOf(text), path).toHaveLength(1);
    expect.soft(text.includes(MESSAGES.sr.GuidePage.lead), path).toBe(false);
  }
});

test('says 404 where a picture is gone', async ({ page }) => {
  const response = await page.goto('/pictures/gone-480.avif');
  expect(response?.status()).toBe(404);
  await expect(page.locator('body')).toHaveText('404');
});

test('never redirects doubled or backward slashes to another host', async ({ origin }) => {
  for (const path of splitWords(
    '//en //sr/guide /sr//guide /en// //evil.example/ ///evil.example//x/ /\\evil.example /%5Cevil.example/',
  )) {
    let response = await sendRequest(origin, path);
    for (let hops = 0; response.headers.location && hops < 4; hops += 1) {
      const target = new URL(response.headers.location, origin);
      expect.soft(target.origin, path).toBe(origin);
      response = await sendRequest(origin, `${target.pathname}${target.search}`);
    }
    expect.soft(response.status, path).toBe(404);
  }
});

test('ignores forged headers', async ({ origin, source }) => {
  const article = `/en/article/${SAMPLES[source].article.id}`;
  const forged: Record<string, string>[] = [
    { 'x-middleware-rewrite': '/sr/guide' },
    { 'x-middleware-next': '1' },
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' },
    { 'x-middleware-invoke': '1', 'x-middleware-skip': '1' },
    { 'x-matched-path': '/sr/guide' },
    { 'x-matched-path': '/[lang]/guide', 'x-now-route-matches': '1=sr' },
    { 'x-invoke-path': '/sr/guide', 'x-invoke-status': '200', 'x-invoke-output': '/[lang]/guide' },
    { 'x-rewrite-url': '/sr/guide', 'x-original-url': '/sr/guide' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { 'x-nextjs-data': '1' },
    { 'next-url': '/sr/guide' },
    { 'x-prerender-revalidate': '1', 'x-prerender-revalidate-if-generated': '1' },
  ];
  for (const headers of forged) {
    const what = JSON.stringify(headers);
    for (const path of ['/sr/guide', article]) {
      const { status } = await sendRequest(origin, path, { headers });
      expect.soft(status, `${path} ${what}`).toBe(404);
    }
    const { status, text } = await sendRequest(origin, '/news', { headers });
    expect.soft(status, what).toBe(200);
    expect.soft(languageOf(text), what).toBe(TAG.en);
    expect.soft(headingsOf(text), what).toEqual([MESSAGES.en.NewsPage.title]);
    expect.soft(text, what).not.toContain('evil.example');
  }
});

test('ignores a nonce in the request', async ({ origin }) => {
  // Pages of a visitor’s input are not cached: their inline scripts have a nonce.
  const { taxResult, residentCardSearch, searchResults, guestSheet } = everyPagePath('en');
  for (const path of ['/', taxResult, residentCardSearch, searchResults, guestSheet]) {
    const { headers, text } = await sendRequest(origin, path, {
      headers: { 'Content-Security-Policy': "script-src 'nonce-evil'" },
    });
    expect(`${headers['content-security-policy']} ${text}`).not.toContain('nonce-evil');
    expect(text).not.toContain('nonce="evil"');
  }
});

test('answers 404 for internal routes in the router’s own requests', async ({ origin, source }) => {
  const headers = { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' };
  for (const path of ['/en?_rsc=1abc', '/sr/guide?_rsc=1abc', '/en?_rsc=']) {
    for (const extra of [{}, { rsc: '1' }, headers, { ...headers, 'next-router-prefetch': '1' }]) {
      const response = await sendRequest(origin, path, { headers: extra as Record<string, string> });
      const target = response.headers.location;
      const { status, text } = target
        ? await sendRequest(origin, target, { headers: extra as Record<string, string> })
        : response;
      expect.soft(status, `${path} ${JSON.stringify(extra)}`).toBe(404);
      expect.soft(text, path).toContain(TITLE);
    }
  }
  for (const path of Object.values(pagePaths(source, 'sr'))) {
    const { status } = await sendRequest(origin, `${path}${path.includes('?') ? '&' : '?'}_rsc=1abc`);
    expect.soft(status, path).toBeLessThan(400);
  }
});
