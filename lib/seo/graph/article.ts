import type { ArticleLeaf, NewsArticleLeaf } from 'schema-dts';
import type { Article } from '@/lib/articles/article';
import type { Place } from '@/lib/articles/place';
import { toTownDate } from '@/lib/i18n/dates';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { fragmentId, imagesOf, organizationId, pageUrl } from '@/lib/seo/graph/addresses';
import { eventNode } from '@/lib/seo/graph/event';
import type { GraphNode } from '@/lib/seo/graph/pageGraph';
import { placeId, placeNode } from '@/lib/seo/graph/place';
import { site } from '@/lib/site';

/** The organisation itself by its node. Others are organisations too: the provider names no persons. */
function authorOf({ author }: Article): ArticleLeaf['author'] {
  if (author === site.shortName) return { '@id': organizationId() };
  return author ? { '@type': 'Organization', name: author } : undefined;
}

/** An article of the guide or a piece of news; guidance is not news. */
export function articleText(article: Article, language: Language): ArticleLeaf | NewsArticleLeaf {
  const href = article.addresses[language];
  const text = {
    '@id': fragmentId(href, 'article'),
    headline: article.title.text,
    description: article.summary?.text,
    url: pageUrl(href),
    image: imagesOf(article.picture),
    datePublished: toTownDate(article.publishedIso),
    dateModified: toTownDate(article.modifiedIso),
    author: authorOf(article),
    publisher: { '@id': organizationId() },
    mainEntityOfPage: { '@id': fragmentId(href, 'page') },
    inLanguage: LANGUAGE_TAG[article.body.language ?? language],
  } satisfies Partial<ArticleLeaf>;
  return article.section === 'news' && !article.isGuidance
    ? { '@type': 'NewsArticle', ...text }
    : { '@type': 'Article', ...text };
}

/**
 * The nodes of an article: an event, or a text of the news or the guide with the place it is about. An event whose date
 * is not confirmed is a text, since search engines show every `Event` with a date as scheduled.
 */
export function articleGraph(article: Article, place: Place | null, language: Language): GraphNode[] {
  if (article.event?.isConfirmed) return [eventNode(article, article.event, language)];
  const text = articleText(article, language);
  if (!place) return [text];
  return [{ ...text, about: { '@id': placeId(article, language) } }, placeNode(article, place, language)];
}
