import styles from '@/components/lists/ArticleList.module.scss';
import { CardGroups } from '@/components/lists/CardGroups';
import { CardList } from '@/components/lists/CardList.client';
import { ListCard } from '@/components/lists/ListCard';
import type { ListKind } from '@/components/lists/loadMore';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { type Card, type CardGroup, ungrouped } from '@/lib/articles/card';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { withPage } from '@/lib/routing/href';

type Props = {
  kind: ListKind;
  /** For a list without groups. */
  data?: Card[];
  groups?: readonly CardGroup[];
  page: number;
  lastPage: number;
  /** The address of its first page. */
  href: string;
};

/** One page of a list, complete on the server, between a link to the page before and ‘load more’. */
export async function ArticleList({ kind, data = [], groups = ungrouped(data), page, lastPage, href }: Props) {
  const { LoadMore, EventsPage, ArticlePage } = MESSAGES[await pageLanguage()];
  const { all, previous, ...loadMore } = LoadMore;
  const nextHref = withPage(href, page + 1);
  const messages = { ...loadMore, allLoaded: all[kind], past: EventsPage.past, card: ArticlePage.card };
  const shownIds = groups.flatMap(({ cards }) => cards.map(({ id }) => id));
  const { key, isOver } = groups.at(-1) ?? { key: '', isOver: false };
  const lastGroup = { key, isOver };
  return (
    <>
      {page > 1 && (
        <p className={styles.previous}>
          <PageLink href={withPage(href, page - 1)}>{previous}</PageLink>
        </p>
      )}
      <div className={styles.list} data-kind={kind}>
        {/* A refresh that changes the first page starts the list again: what is added follows its last group. */}
        <CardList key={shownIds.join()} state={{ kind, page, lastPage, nextHref, shownIds, lastGroup, messages }}>
          <CardGroups groups={groups} past={messages.past}>
            {(card) => (
              <li key={card.id}>
                <ListCard kind={kind} card={card} messages={messages.card} />
              </li>
            )}
          </CardGroups>
        </CardList>
      </div>
    </>
  );
}
