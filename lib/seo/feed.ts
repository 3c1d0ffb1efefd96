import { articleHref, summaryOf, titleOf } from '@/lib/cms/mappers/references';
import { firstPublishedIso, isGuidance, modifiedIso } from '@/lib/cms/mappers/toCard';
import type { Notice } from '@/lib/cms/notices';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { HREFLANG, LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import type { LocalizedText } from '@/lib/i18n/localizedText';
import { MESSAGES } from '@/lib/i18n/messages';
import { feedHref, newsHref, sharedHref } from '@/lib/routing/href';
import { publicUrl } from '@/lib/seo/publicUrl';
import { element, escapeXml, XML_HEAD } from '@/lib/seo/xml';
import { site } from '@/lib/site';

const PICTURE_TYPES = ['avif', 'gif', 'jpeg', 'png', 'webp'];

/** Names that never change, whatever a page is called (RFC 4151); the year is that of the feed’s first day. */
const tagOf = (...words: string[]): string => `tag:${new URL(publicUrl('')).hostname},2026:${words.join(':')}`;

const iso = (date: string): string => new Date(date).toISOString();

const link = (attributes: Record<string, string>): string =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeXml(value)}"`)
    .join(' ')}/>`;

function toPictureXml(url: string): string {
  const href = publicUrl(url);
  const type = /\.(\w+)$/.exec(new URL(href).pathname)?.[1]?.toLowerCase().replace('jpg', 'jpeg') ?? '';
  const enclosure = PICTURE_TYPES.includes(type) ? link({ rel: 'enclosure', type: `image/${type}`, href }) : '';
  return `${enclosure}<media:thumbnail url="${escapeXml(href)}"/>`;
}

/** When an article of the feed last changed. The feed holds only articles with a date. */
const changedAt = (article: ContractArticle): string => iso(modifiedIso(article) ?? '');

type Entry = {
  id: string;
  title: LocalizedText;
  href: string;
  published: string | null;
  updated: string;
  /** XML of its further elements. */
  more?: string;
};

function toEntryXml({ id, title, href, published, updated, more = '' }: Entry, language: Language) {
  return [
    `<entry xml:lang="${LANGUAGE_TAG[title.language ?? language]}">`,
    element('id', tagOf(language, id)),
    element('title', title.text),
    link({ rel: 'alternate', type: 'text/html', hreflang: HREFLANG[language], href: publicUrl(href) }),
    element('published', published && iso(published)),
    element('updated', updated),
    more,
    '</entry>\n',
  ].join('');
}

function toEntry(article: ContractArticle, language: Language): string {
  const category = article.category && titleOf(article.category, language).text;
  const more = [
    `<author>${element('name', article.author || site.name[language])}</author>`,
    category ? `<category term="${escapeXml(category)}"/>` : '',
    element('summary', summaryOf(article, language)?.text),
    article.image ? toPictureXml(article.image.url) : '',
  ].join('');
  const name = titleOf(article, language);
  const title = isGuidance(article)
    ? { ...name, text: `${MESSAGES[language].ArticlePage.card.guidance}: ${name.text}` }
    : name;
  const [href, published] = [articleHref(article, language), firstPublishedIso(article)];
  return toEntryXml({ id: article._id, title, href, published, updated: changedAt(article), more }, language);
}

function toNoticeEntry({ id, text, href, from }: Notice, language: Language): string {
  const page = href ?? sharedHref(language, 'home');
  const entry = { id: `notice:${id}`, title: text, href: page, published: from, updated: iso(from) };
  return toEntryXml(entry, language);
}

/** The news of one language as an Atom feed (RFC 4287), in the order given, after the notices that are no news. */
export function toFeed(news: readonly ContractArticle[], language: Language, notices: readonly Notice[] = []): string {
  const dated = news.filter(modifiedIso);
  const others = notices.filter(({ id }) => !dated.some(({ _id }) => _id === id));
  const newest = [...dated.map(changedAt), ...others.map(({ from }) => iso(from))].sort().at(-1);
  const { metaTitle, metaDescription } = MESSAGES[language].NewsPage;
  return [
    `${XML_HEAD}\n<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="${LANGUAGE_TAG[language]}">\n`,
    element('id', tagOf(language, 'news')),
    element('title', metaTitle),
    element('subtitle', metaDescription),
    link({ rel: 'self', type: 'application/atom+xml', href: publicUrl(feedHref(language)) }),
    link({ rel: 'alternate', type: 'text/html', hreflang: HREFLANG[language], href: publicUrl(newsHref(language)) }),
    // A feed without news has not changed since the day its name was given.
    element('updated', newest ?? '2026-01-01T00:00:00.000Z'),
    `<author>${element('name', site.name[language])}${element('email', site.email)}</author>`,
    `${element('icon', publicUrl('/icons/icon-192.png'))}\n`,
    ...others.map((notice) => toNoticeEntry(notice, language)),
    ...dated.map((article) => toEntry(article, language)),
    '</feed>\n',
  ].join('');
}
