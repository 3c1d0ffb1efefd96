import { decodeHTMLStrict } from 'entities';
import ICAL from 'ical.js';
import { parseFragment, serialize } from 'parse5';
import { type Block, picturesOf } from '@/lib/articles/body/block';
import type { BodySection } from '@/lib/articles/body/columns';
import { toArticle } from '@/lib/cms/mappers/toArticle';
import { toCalendarEvent } from '@/lib/cms/mappers/toCalendarEvent';
import { publishedIso, toCard, toCategoryCard } from '@/lib/cms/mappers/toCard';
import { toCategory, toNewsCategory } from '@/lib/cms/mappers/toCategory';
import { toPlace } from '@/lib/cms/mappers/toPlace';
import type { ContractArticle } from '@/lib/cms/schema/article';
import type { ContractCategory } from '@/lib/cms/schema/category';
import { clock } from '@/lib/i18n/clock';
import type { Language } from '@/lib/i18n/language';
import { toArticleDocument, toCategoryDocuments } from '@/lib/search/contentDocuments';
import type { SearchDocument } from '@/lib/search/searchEntry';
import { toFeed } from '@/lib/seo/feed';
import { articleGraph } from '@/lib/seo/graph/article';
import { pageGraph } from '@/lib/seo/graph/pageGraph';
import { toICalendar } from '@/lib/seo/icalendar';
import { toArticleEntry, toCategoryEntries, toNewsCategoryEntry } from '@/lib/seo/sitemap/content';
import { toNewsSitemap } from '@/lib/seo/sitemap/newsSitemap';
import { toSitemapXml } from '@/lib/seo/sitemap/sitemaps';

type Items = { articles: readonly ContractArticle[]; categories: readonly ContractCategory[] };

/** One parse of several documents: a parser takes longer to start than to read. */
function expectXml(documents: readonly string[]): void {
  const xml = `<all>${documents.map((each) => each.replace(/^<\?xml[^>]*>/, '')).join('')}</all>`;
  const fault = new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror');
  if (fault) throw new Error(`no XML: ${fault.textContent}\n${JSON.stringify(xml)}`);
}

export function expectJson(value: unknown): void {
  const json = JSON.stringify(value);
  if (!json.isWellFormed() || /\\ud[89a-f]/i.test(json)) throw new Error(`half a character: ${json}`);
}

/** HTML may escape more characters than it must, and a line break at the start of `pre` is no text. */
const toCharacters = (html: string): string =>
  decodeHTMLStrict(html)
    .replace(/\r\n?/g, '\n')
    .replace(/<pre>\n/g, '<pre>');

/** HTML that a browser reads as it was written. */
function expectHtml(html: string): void {
  const read = serialize(parseFragment(html));
  if (toCharacters(read) !== toCharacters(html))
    throw new Error(`HTML is read differently: ${JSON.stringify([html, read])}`);
}

function expectCalendar(events: readonly ContractArticle[], language: Language): void {
  const entries = events.flatMap((article) => toCalendarEvent(article, language) ?? []);
  const calendar = new ICAL.Component(ICAL.parse(toICalendar(entries, language, '/calendar/en.ics')));
  const parsed = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(parsed.map(({ uid }) => uid.split('@')[0])).toEqual(entries.map(({ id }) => id));
  for (const event of parsed) {
    // As texts: in the same zone, and the parser would list all changes of the clock up to the year 9998.
    expect(event.endDate.toString() >= event.startDate.toString()).toBe(true);
    expect(event.startDate.toString()).toMatch(/^\d{4}-\d\d-\d\d/);
  }
}

function expectBody(sections: readonly BodySection[]): void {
  const blocks: Block[] = sections.flatMap((section) =>
    section.kind === 'columns' ? [...section.first, ...section.second] : [section.block],
  );
  for (const block of blocks) {
    if ('html' in block) expectHtml(block.html);
    for (const { src } of picturesOf(block)) expect(src).toMatch(/^\/(?!\/)/);
  }
}

async function expectArticle(article: ContractArticle, language: Language): Promise<void> {
  const shown = await toArticle(article, language, clock.now());
  expectBody(shown.body.sections);
  const graph = pageGraph({
    language,
    title: shown.title.text,
    href: shown.addresses[language],
    crumbs: shown.crumbs,
    nodes: articleGraph(shown, toPlace({}, language, clock.now()), language),
  });
  expectJson([shown, graph]);
}

/** Makes of the provider's items all that is made of them without a page, and checks that it is well formed. */
export async function expectDocuments({ articles, categories }: Items, language: Language): Promise<void> {
  for (const article of articles) await expectArticle(article, language);
  const cards = articles.map((article) => toCard(article, language));
  for (const category of categories) {
    const shown = await toCategory(category, language);
    expectBody([...shown.description.first, ...shown.description.rest]);
    cards.push(toCategoryCard(category, language));
    expectJson(shown);
  }
  expectJson(pageGraph({ language, title: 'x', href: '/news', cards }));
  expectCalendar(articles, language);
  const newsCategories = articles.flatMap(({ category }) => category ?? []);
  expectJson([cards, newsCategories.map((category) => toNewsCategory(category, language))]);
  const entries = [
    ...articles.map(toArticleEntry),
    ...newsCategories.map(toNewsCategoryEntry),
    ...toCategoryEntries({ categories: [...categories], subcategories: [] }),
  ];
  expectXml([
    toFeed(articles, language),
    toNewsSitemap(articles.filter(publishedIso)),
    toSitemapXml({ name: 'all', language, entries }),
  ]);
}

export const toDocuments = ({ articles, categories }: Items, language: Language): SearchDocument[] => [
  ...articles.map((article) => toArticleDocument(article, language, 100_000)),
  ...categories.flatMap((category) => toCategoryDocuments(category, language)),
];
