import { everyLanguage, kindsOfPage, RESIDENT_CARD } from '../support/addresses';
import { metaOf } from '../support/cards';
import { canonicalOf, elementsOf } from '../support/html';
import { sendRequest } from '../support/http';
import { split } from '../support/split';
import { expect, test } from '../support/test';
import type { Language } from '../support/words';

const LOCALE: Record<Language, string> = { en: 'en_GB', sr: 'sr_RS' };
const INDEXED = 'index, follow, max-image-preview:large';
const ISO = /^\d{4}-\d\d-\d\dT/;

const ARTICLES = ['article', 'article of a subcategory', 'news article', 'event article'];

test('gives every page metadata in its language', async ({ origin, source }) => {
  const pages = everyLanguage((language) => {
    const kinds = kindsOfPage(source, language);
    const second = { 'news, page 2': `${kinds['all news']}?page=2`, 'events, page 2': `${kinds.events}?page=2` };
    return Object.entries({ ...kinds, ...second }).map(([kind, path]) => ({ language, kind, path }));
  });
  for (const { language, kind, path } of pages) {
    const { text } = await sendRequest(origin, path);
    const meta = metaOf(text);
    const other = language === 'en' ? 'sr' : 'en';
    expect.soft(meta.robots, path).toEqual([INDEXED]);
    expect.soft(meta.keywords?.[0], path).toBeTruthy();
    expect.soft(meta['og:locale'], path).toEqual([LOCALE[language]]);
    expect.soft(meta['og:locale:alternate'], path).toEqual(path === RESIDENT_CARD ? undefined : [LOCALE[other]]);
    expect.soft(meta['og:type'], path).toEqual([ARTICLES.includes(kind) ? 'article' : 'website']);
    expect.soft(meta['og:url'], path).toEqual([canonicalOf(text)]);
    expect.soft(meta['og:description'], path).toEqual(meta.description);
    expect.soft(meta.description?.[0], path).toBeTruthy();
  }
});

test('gives articles dates, author, section and tags', async ({ origin, source }) => {
  const paths = everyLanguage((language) => ARTICLES.map((kind) => kindsOfPage(source, language)[kind] ?? ''));
  for (const path of paths) {
    const meta = metaOf((await sendRequest(origin, path)).text);
    expect.soft(meta['article:published_time']?.[0], path).toMatch(ISO);
    expect.soft(meta['article:modified_time']?.[0], path).toMatch(ISO);
    expect.soft(meta['article:author']?.[0], path).toBeTruthy();
    expect.soft(meta['article:section']?.[0], path).toBeTruthy();
    expect.soft(meta['article:tag']?.length, path).toBeGreaterThan(0);
  }
});

test('links icons and a theme colour for light and dark on every page', async ({ origin, source }) => {
  for (const path of [...everyLanguage((language) => Object.values(kindsOfPage(source, language))), '/nowhere']) {
    const { text } = await sendRequest(origin, path);
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

test('marks missing pages and those of a visitor’s input as noindex', async ({ origin }) => {
  for (const path of split(`
    /nowhere /events?when=month /tax?adults=2&nights=3 /tax?guest-sheet=en&lang=sr /volim-kotor?q=kafe
    /search?q=kafe /my-trip?items=x`)) {
    const meta = metaOf((await sendRequest(origin, path)).text);
    expect.soft(meta.robots?.at(0), path).toContain('noindex');
  }
});
