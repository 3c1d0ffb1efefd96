import { ArticleList } from '@/components/lists/ArticleList';
import type { CardGroup } from '@/lib/articles/card';
import type { Language } from '@/lib/i18n/language';
import { eventsHref } from '@/lib/routing/href';

type Props = {
  language: Language;
  events: { groups: readonly CardGroup[]; page: number; lastPage: number };
  categoryId?: string;
};

/** One page of the events, month by month, with its ‘load more’. */
export function EventCalendar({ language, events: { groups, page, lastPage }, categoryId }: Props) {
  const query = new URLSearchParams({ lang: language, ...(categoryId && { id: categoryId }) });
  return (
    <ArticleList
      kind="events"
      language={language}
      groups={groups}
      page={page}
      lastPage={lastPage}
      endpoint={`/api/events?${query}`}
      nextHref={eventsHref(language, { id: categoryId, page: page + 1 })}
    />
  );
}
