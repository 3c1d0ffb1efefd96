import { getTranslations } from 'next-intl/server';
import gridStyles from '@/components/cards/CardGrid.module.scss';
import styles from '@/components/lists/ArticleList.module.scss';
import { CardList } from '@/components/lists/CardList.client';
import type { ListKind } from '@/components/lists/growth';
import { ListCard } from '@/components/lists/ListCard';
import type { Card } from '@/lib/content/card';
import type { Language } from '@/lib/language';

/** Most cards one page can bring: for the announcement, which is a finished string. */
const MOST_CARDS = 12;

type Props = {
  kind: ListKind;
  language: Language;
  cards: readonly Card[];
  page: number;
  lastPage: number;
  endpoint: string;
  nextHref: string;
};

const END = { news: 'allNews', events: 'allEvents', articles: 'allArticles' } as const;

/** One page of a list, complete on the server, with its ‘load more’. */
export async function ArticleList({ kind, language, cards, page, lastPage, endpoint, nextHref }: Props) {
  const t = await getTranslations('LoadMore');
  const words = {
    more: t('more'),
    loading: t('loading'),
    failed: t('failed'),
    retry: t('retry'),
    allLoaded: t(END[kind]),
    arrived: Array.from({ length: MOST_CARDS }, (_, index) => t('arrived', { count: index + 1 })),
  };
  const shownIds = cards.map(({ id }) => id);
  return (
    <div className={styles.list} data-kind={kind}>
      <CardList
        className={gridStyles.grid ?? ''}
        growth={{ kind, language, endpoint, page, lastPage, nextHref, shownIds, words }}
      >
        {cards.map((card) => (
          <li key={card.id}>
            <ListCard kind={kind} card={card} />
          </li>
        ))}
      </CardList>
    </div>
  );
}
