import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { site } from '@/lib/site';
import { type PageName, RESIDENT_CARD } from '../support/addresses';
import { canonicalOf, elementsOf, headingsOf, languageOf, metaOf, textOf } from '../support/html';
import { sendRequest } from '../support/http';
import { MESSAGES, TAG } from '../support/messages';
import { indexedPages, readAll } from '../support/pages';
import { expectSecurityHeaders } from '../support/securityHeaders';
import { expect, test } from '../support/test';

const LOCALE: Record<Language, string> = { en: 'en_GB', sr: 'sr_RS' };
const INDEXED = 'index, follow, max-image-preview:large';
const ISO = /^\d{4}-\d\d-\d\d(T|$)/;

const ARTICLES: string[] = ['article', 'subcategoryArticle', 'newsArticle', 'eventArticle'] satisfies PageName[];

const inside = (html: string, name: string): string =>
  textOf(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`).exec(html)?.[1] ?? '');

// The pages are read once for all tests of this file.
test.describe.configure({ mode: 'default' });

test('serves every address of the route table as a complete page', async ({ origin, source }) => {
  for (const { language, path, status, headers, text } of await readAll(origin, source)) {
    expect.soft(status, path).toBe(200);
    expect.soft(headers['content-language'], path).toBe(TAG[language]);
    // It would keep the page out of the back/forward cache.
    expect.soft(headers['cache-control'], path).not.toContain('no-store');
    expect.soft(languageOf(text), path).toBe(TAG[language]);
    for (const landmark of ['main', 'footer']) expect.soft(elementsOf(text, landmark), path).toHaveLength(1);
    for (const landmark of ['header', 'nav']) expect.soft(elementsOf(text, landmark), path).not.toHaveLength(0);
    expect.soft(headingsOf(text), path).toEqual([expect.stringMatching(/\S/)]);
    expect.soft(inside(text, 'main').length, path).toBeGreaterThan(60);
    expect.soft(inside(text, 'body'), path).toMatch(new RegExp(`^${MESSAGES[language].Site.skip}`));
    expect.soft(inside(text, 'title'), path).toMatch(/\S/);
    expect.soft(metaOf(text).description?.[0], path).toMatch(/\S/);
  }
});

test('sends security headers with every page', async ({ origin, source }) => {
  for (const { path, headers } of await readAll(origin, source)) expectSecurityHeaders(headers, path);
});

test('links every page to the feed of its language', async ({ origin, source }) => {
  for (const { language, path, text } of await readAll(origin, source)) {
    const feeds = elementsOf(text, 'link').filter(
      ({ rel, type }) => rel === 'alternate' && type === 'application/atom+xml',
    );
    const hrefs = feeds.map(({ href }) => href);
    expect.soft(hrefs, path).toEqual([`${origin}/feed/${language}.xml`]);
  }
});

test('gives every page metadata in its language', async ({ origin, source }) => {
  for (const { language, kind, path, text } of await indexedPages(origin, source)) {
    const meta = metaOf(text);
    const other = language === 'en' ? 'sr' : 'en';
    expect.soft(meta.robots, path).toEqual([INDEXED]);
    expect.soft(meta.keywords?.[0], path).toBeTruthy();
    expect.soft(meta['og:locale'], path).toEqual([LOCALE[language]]);
    expect.soft(meta['og:locale:alternate'], path).toEqual(path === RESIDENT_CARD ? undefined : [LOCALE[other]]);
    expect.soft(meta['og:type'], path).toEqual([ARTICLES.includes(kind) ? 'article' : 'website']);
    expect.soft(meta['og:url'], path).toEqual([canonicalOf(text)]);
    expect.soft(meta['og:description'], path).toEqual(meta.description);
  }
});

test('gives articles dates, section and tags, and those of the organisation its profile', async ({
  origin,
  source,
}) => {
  const articles = (await readAll(origin, source)).filter(({ kind }) => ARTICLES.includes(kind));
  expect(articles).toHaveLength(ARTICLES.length * LANGUAGES.length);
  for (const { path, text } of articles) {
    const meta = metaOf(text);
    expect.soft(meta['article:published_time']?.[0], path).toMatch(ISO);
    expect.soft(meta['article:modified_time']?.[0], path).toMatch(ISO);
    const own = site.social.find(({ name }) => name === 'Facebook')?.href;
    expect.soft(meta['article:author'], path).toEqual(source === 'shipped' ? [own] : undefined);
    expect.soft(meta['article:section']?.[0], path).toBeTruthy();
    expect.soft(meta['article:tag']?.length, path).toBeGreaterThan(0);
  }
});

test('links icons and a theme colour for light and dark on every page', async ({ origin, source }) => {
  const missing = { path: '/nowhere', ...(await sendRequest(origin, '/nowhere')) };
  for (const { path, text } of [...(await readAll(origin, source)), missing]) {
    const colours = elementsOf(text, 'meta').filter(({ name }) => name === 'theme-color');
    expect
      .soft(colours.map(({ media }) => media).sort(), path)
      .toEqual(['(prefers-color-scheme: dark)', '(prefers-color-scheme: light)']);
    for (const { content } of colours) expect.soft(content, path).toMatch(/^#[0-9a-f]{6}$/);
    const links = elementsOf(text, 'link').map(({ rel, href }) => `${rel} ${href}`);
    expect
      .soft(links, path)
      .toEqual(
        expect.arrayContaining([
          'icon /icons/icon.svg',
          'apple-touch-icon /icons/icon-180.png',
          'manifest /manifest.webmanifest',
        ]),
      );
  }
});
