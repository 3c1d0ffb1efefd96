import { getTranslations } from 'next-intl/server';
import { getCardWords } from '@/components/cards/cardWords';
import styles from '@/components/lists/ArticleList.module.scss';
import { CardGroups } from '@/components/lists/CardGroups';
import { CardList } from '@/components/lists/CardList.client';
import { ListCard } from '@/components/lists/ListCard';
import type { ListKind } from '@/components/lists/loadMore';
import { pickWords } from '@/components/ui/text/pickWords';
import type { CardGroup } from '@/lib/articles/card';

/** Most cards on one page: for the announcement, which is a finished string. */
const MAX_CARDS = 12;

type Props = {
  kind: ListKind;
  groups: readonly CardGroup[];
  page: number;
  lastPage: number;
  nextHref: string;
};

const END = { news: 'allNews', events: 'allEvents', articles: 'allArticles' } as const;

/** One page of a list, complete on the server, with its ‘load more’. */
export async function ArticleList({ kind, groups, page, lastPage, nextHref }: Props) {
  const t = await getTranslations('LoadMore');
  const events = await getTranslations('EventsPage');
  const words = {
    ...pickWords(t, ['more', 'loading', 'failed', 'retry']),
    allLoaded: t(END[kind]),
    loaded: Array.from({ length: MAX_CARDS }, (_, index) => t('loaded', { count: index + 1 })),
    past: events('past'),
    card: await getCardWords(),
  };
  const shownIds = groups.flatMap(({ cards }) => cards.map(({ id }) => id));
  const { key, isOver } = groups.at(-1) ?? { key: '', isOver: false };
  const lastGroup = { key, isOver };
  return (
    <div className={styles.list} data-kind={kind}>
      <CardList state={{ kind, page, lastPage, nextHref, shownIds, lastGroup, words }}>
        <CardGroups groups={groups} past={words.past}>
          {(card) => (
            <li key={card.id}>
              <ListCard kind={kind} card={card} words={words.card} />
            </li>
          )}
        </CardGroups>
      </CardList>
    </div>
  );
}
