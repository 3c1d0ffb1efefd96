import type { Article } from '@/lib/articles/article';
import type { Place } from '@/lib/articles/place';
import type { Language } from '@/lib/i18n/language';
import { articleText } from '@/lib/seo/graph/article';
import { event } from '@/lib/seo/graph/event';
import { placeId, placeThing } from '@/lib/seo/graph/place';
import type { Described } from '@/lib/seo/graph/thing';

/** An article as what it is: an event, a piece of news, or a text of the guide, with the place it is about. */
export function articleThings(article: Article, place: Place | null, language: Language): Described[] {
  if (article.event) return [event(article, article.event, language)];
  const text = articleText(article, language);
  if (!place) return [text];
  return [{ ...text, about: { '@id': placeId(article, language) } }, placeThing(article, place, language)];
}
