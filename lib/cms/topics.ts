import 'server-only';
import type { Topic } from '@/lib/cms/files/lists';
import { getLocalContent } from '@/lib/cms/localContent';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { mapHref, sharedHref } from '@/lib/routing/href';
import type { TopicAnswer } from '@/lib/visitor-info/topic';

/** Where a topic is answered: its group of the map, else its anchor on the visitor information. */
export const topicHref = (language: Language, { id, map }: Topic): string =>
  map ? mapHref(language, map) : `${sharedHref(language, 'visitorsInfo')}#${id}`;

/** The topics as the visitor information shows them, by title. */
export function topicAnswers(language: Language): TopicAnswer[] {
  const { compare } = new Intl.Collator(LANGUAGE_TAG[language]);
  return getLocalContent()
    .topics.map(({ id, title, answer, map, desk }) => ({
      id,
      title: title[language],
      answer: answer[language],
      mapHref: map ? mapHref(language, map) : null,
      hasDeskLink: desk ?? false,
    }))
    .toSorted((a, b) => compare(a.title, b.title));
}
