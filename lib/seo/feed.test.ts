/** @jest-environment jsdom */
import { contractArticle } from '@/lib/cms/schema/article';
import { MESSAGES } from '@/lib/i18n/messages';
import { toFeed } from '@/lib/seo/feed';
import { site } from '@/lib/site';

const SITE = 'http://localhost:3000';
const ATOM = 'http://www.w3.org/2005/Atom';

const article = (id: string, facts: object = {}) =>
  contractArticle.parse({
    _id: id,
    type: 'news',
    title: { en: `Title <${id}> & more`, sr: `Naslov ${id}` },
    summary: { en: 'What it says' },
    publishDate: '2026-05-01T00:00:00Z',
    ...facts,
  });

const FULL = {
  updatedAt: '2026-05-03T10:00:00+02:00',
  author: 'The desk',
  image: { url: '/pictures/a-960.webp' },
  category: { _id: 'c', title: { en: 'Works & “roads” <new>', sr: 'Radovi' } },
};
const NEWS = [article('a', FULL), article('b'), article('undated', { publishDate: null })];

const parse = (xml: string): Document => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};

const children = (parent: Element, name: string): Element[] =>
  [...parent.children].filter(({ localName, namespaceURI }) => localName === name && namespaceURI === ATOM);

const text = (parent: Element, name: string): string | undefined => children(parent, name)[0]?.textContent ?? undefined;

const entriesOf = (xml: string): Element[] => children(parse(xml).documentElement, 'entry');

test('a feed names itself, its page, its last change and its entries', () => {
  const feed = parse(toFeed(NEWS, 'sr')).documentElement;
  expect(feed.getAttribute('xml:lang')).toBe('sr-Latn-ME');
  expect(text(feed, 'id')).toBe('tag:localhost,2026:sr:news');
  expect(text(feed, 'title')).toBe(MESSAGES.sr.NewsPage.metaTitle);
  expect(text(feed, 'updated')).toBe('2026-05-03T08:00:00.000Z');
  expect(feed.querySelector('author > name')?.textContent).toBe(site.name.sr);
  const links = Object.fromEntries(
    children(feed, 'link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
  );
  expect(links).toEqual({ self: `${SITE}/feed/sr.xml`, alternate: `${SITE}/vijesti` });
  expect(children(feed, 'entry').map((entry) => text(entry, 'id'))).toEqual([
    'tag:localhost,2026:sr:a',
    'tag:localhost,2026:sr:b',
  ]);
});

test('notices come first, each once, and count as a change', () => {
  const notice = { href: '/visitors-info', from: '2026-05-04T10:00:00Z', until: '2026-05-05T10:00:00Z' };
  const feed = toFeed(NEWS, 'en', [
    { id: 'storm', text: { text: 'Storm' }, ...notice },
    { id: 'a', text: { text: 'Title' }, ...notice },
  ]);
  const entries = entriesOf(feed);
  const ids = entries.map((entry) => text(entry, 'id'));
  expect(ids).toEqual(['notice:storm', 'a', 'b'].map((id) => `tag:localhost,2026:en:${id}`));
  expect(text(parse(feed).documentElement, 'updated')).toBe('2026-05-04T10:00:00.000Z');
  const [storm] = entries as [Element];
  expect(children(storm, 'link')[0]?.getAttribute('href')).toBe(`${SITE}/visitors-info`);
  expect(['published', 'updated'].map((name) => text(storm, name))).toEqual(Array(2).fill('2026-05-04T10:00:00.000Z'));
});

test('a notice without a page leads to the home page', () => {
  const notice = { id: 'storm', text: { text: 'Storm' }, href: null, from: '2026-05-04T10:00:00Z', until: '' };
  const [entry] = entriesOf(toFeed([], 'en', [notice]));
  expect(entry?.querySelector('link')?.getAttribute('href')).toBe(SITE);
});

test('an entry without a summary has the description, and a JPEG its type', () => {
  const facts = { summary: null, description: { en: 'Only this' }, image: { url: '/media/a.JPG' } };
  const [entry] = entriesOf(toFeed([article('a', facts)], 'en'));
  expect(entry?.querySelector('summary')?.textContent).toBe('Only this');
  expect(entry?.querySelector('link[rel=enclosure]')?.getAttribute('type')).toBe('image/jpeg');
});

test('a picture whose name tells no type is a thumbnail alone', () => {
  const [entry] = entriesOf(toFeed([article('a', { image: { url: '/media/1234' } })], 'en'));
  expect(entry?.querySelector('link[rel=enclosure]')).toBeNull();
  expect(entry?.getElementsByTagName('media:thumbnail')).toHaveLength(1);
});

test.each([null, ''])('an entry whose author is %j is by the organisation', (author) => {
  // The host of the content system is removed from every text: nothing may be left.
  const [entry] = entriesOf(toFeed([{ ...article('a'), author }], 'en'));
  expect(entry?.querySelector('author > name')?.textContent).toBe(site.name.en);
});

test('an entry has all that readers show', () => {
  const [entry] = entriesOf(toFeed(NEWS, 'en'));
  if (!entry) throw new Error('no entry');
  expect(entry.getAttribute('xml:lang')).toBe('en');
  expect(text(entry, 'id')).toBe('tag:localhost,2026:en:a');
  expect(text(entry, 'title')).toBe('Title <a> & more');
  expect(text(entry, 'summary')).toBe('What it says');
  expect(text(entry, 'published')).toBe('2026-05-01T00:00:00.000Z');
  expect(text(entry, 'updated')).toBe('2026-05-03T08:00:00.000Z');
  expect(text(entry, 'author')).toBe('The desk');
  expect(children(entry, 'category')[0]?.getAttribute('term')).toBe('Works & “roads” <new>');
  expect(children(entry, 'link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
    ['alternate', `${SITE}/news/works-roads-new/title-a-more?id=a`],
    ['enclosure', `${SITE}/pictures/a-960.webp`],
  ]);
  expect(entry.getElementsByTagName('media:thumbnail')).toHaveLength(1);
});

test('what a provider leaves out is left out, and an article without any date is no news', () => {
  const entries = entriesOf(toFeed(NEWS, 'en'));
  expect(entries).toHaveLength(2);
  const [, bare] = entries;
  if (!bare) throw new Error('no entry');
  expect(children(bare, 'category')).toEqual([]);
  expect(text(bare, 'author')).toBe('Tourist Organisation of Kotor');
  expect(text(bare, 'updated')).toBe('2026-05-01T00:00:00.000Z');
});

test('guidance is named as such, comes anew with its season, and was first published when it was created', () => {
  const facts = { tags: ['GUIDANCE'], createdAt: '2025-11-21T00:00:00Z', updatedAt: '2026-02-01T00:00:00Z' };
  const [entry] = entriesOf(toFeed([article('g', facts)], 'en'));
  if (!entry) throw new Error('no entry');
  expect(text(entry, 'title')).toBe('Guidance: Title <g> & more');
  expect(text(entry, 'published')).toBe('2025-11-21T00:00:00.000Z');
  expect(text(entry, 'updated')).toBe('2026-05-01T00:00:00.000Z');
});

test('a text of the other language says so', () => {
  const [entry] = entriesOf(toFeed([article('c', { title: { sr: 'Samo ovdje' } })], 'en'));
  expect(entry?.getAttribute('xml:lang')).toBe('sr-Latn-ME');
});

test('a feed without news is still a feed', () => {
  const feed = parse(toFeed([], 'en')).documentElement;
  expect(text(feed, 'updated')).toBeDefined();
  expect(children(feed, 'entry')).toEqual([]);
});
