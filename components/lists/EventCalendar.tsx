import { ArticleList } from '@/components/lists/ArticleList';
import type { CardGroup } from '@/lib/articles/card';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { eventsHref } from '@/lib/routing/href';

type Props = {
  events: { groups: readonly CardGroup[]; page: number; lastPage: number };
  categoryId?: string;
};

/** One page of the events, month by month, with its ‘load more’. */
export async function EventCalendar({ events: { groups, page, lastPage }, categoryId }: Props) {
  const language = await pageLanguage();
  return (
    <ArticleList
      kind="events"
      groups={groups}
      page={page}
      lastPage={lastPage}
      nextHref={eventsHref(language, { id: categoryId, page: page + 1 })}
    />
  );
}
