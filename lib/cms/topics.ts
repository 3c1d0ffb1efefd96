import 'server-only';
import type { Topic } from '@/lib/cms/files/lists';
import { getLocalContent } from '@/lib/cms/localContent';
import { getLinkedArticles } from '@/lib/cms/places';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { mapHref, sharedHref } from '@/lib/routing/href';
import type { TopicAnswer } from '@/lib/visitor-info/topic';

/** Where a topic is answered: its group of the map, else its anchor on the visitor information. */
export const topicHref = (language: Language, { id, map }: Topic): string =>
  map ? mapHref(language, map) : `${sharedHref(language, 'visitorsInfo')}#${id}`;

/** The topics as the visitor information shows them, by title. */
export async function getTopicAnswers(language: Language): Promise<TopicAnswer[]> {
  const { compare } = new Intl.Collator(LANGUAGE_TAG[language]);
  const { topics } = getLocalContent();
  const articles = await getLinkedArticles(
    topics.flatMap(({ article }) => article ?? []),
    language,
  );
  const moreOf = ({ map, article }: Topic): TopicAnswer['more'] => {
    if (map) return { href: mapHref(language, map), title: MESSAGES[language].MapPage.entry.show };
    const linked = articles.find(({ id }) => id === article);
    return linked ? { href: linked.href, title: linked.name } : null;
  };
  return topics
    .map((topic) => ({
      id: topic.id,
      title: topic.title[language],
      answer: topic.answer[language],
      more: moreOf(topic),
      hasDeskLink: topic.desk ?? false,
    }))
    .toSorted((a, b) => compare(a.title, b.title));
}
