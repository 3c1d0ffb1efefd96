import 'server-only';
import type { Question } from '@/lib/cms/files/lists';
import { getLocalContent } from '@/lib/cms/localContent';
import { getLinkedArticles } from '@/lib/cms/places';
import type { Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageAddresses } from '@/lib/routing/href';
import { PAGE_KINDS } from '@/lib/routing/pageKinds';
import type { FrequentQuestion } from '@/lib/visitor-info/frequentQuestion';

type QuestionPage = NonNullable<Question['page']>;

/** The title of a chapter, a topic or a tax section; of the whole page without an anchor. */
function titleOf(page: QuestionPage, anchor: string | undefined, language: Language): string {
  const messages = MESSAGES[language];
  const sections = { ...messages.VisitorsInfoPage, ...messages.TaxPage } as Record<string, unknown>;
  const topic = getLocalContent().topics.find(({ id }) => id === anchor);
  const section = sections[anchor ?? ''];
  const isTitled = typeof section === 'object' && section !== null && 'title' in section;
  return topic?.title[language] ?? (isTitled ? String(section.title) : messages[PAGE_KINDS[page].messages].title);
}

export async function getFrequentQuestions(language: Language): Promise<FrequentQuestion[]> {
  const { questions } = getLocalContent();
  const articles = await getLinkedArticles(
    questions.flatMap(({ article }) => article ?? []),
    language,
  );
  const moreOf = ({ page, anchor, article }: Question): FrequentQuestion['more'] => {
    const linked = articles.find(({ id }) => id === article);
    if (linked) return { href: linked.href, title: linked.name };
    const address = page && pageAddresses(page)[language];
    return address ? { href: address + (anchor ? `#${anchor}` : ''), title: titleOf(page, anchor, language) } : null;
  };
  return questions.map((each) => ({
    id: each.id,
    question: each.question[language],
    answer: each.answer[language],
    more: moreOf(each),
  }));
}
