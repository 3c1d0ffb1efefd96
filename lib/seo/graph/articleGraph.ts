import type { Article } from '@/lib/articles/article';
import type { Place } from '@/lib/articles/place';
import type { Language } from '@/lib/i18n/language';
import { articleText } from '@/lib/seo/graph/article';
import { event } from '@/lib/seo/graph/event';
import type { GraphNode } from '@/lib/seo/graph/pageGraph';
import { placeId, placeNode } from '@/lib/seo/graph/place';

/** The nodes of an article: an event, or a text of the news or the guide with the place it is about. */
export function articleGraph(article: Article, place: Place | null, language: Language): GraphNode[] {
  if (article.event) return [event(article, article.event, language)];
  const text = articleText(article, language);
  if (!place) return [text];
  return [{ ...text, about: { '@id': placeId(article, language) } }, placeNode(article, place, language)];
}
