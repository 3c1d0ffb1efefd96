'use client';

import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import useSWRInfinite from 'swr/infinite';
import gridStyles from '@/components/cards/CardGrid.module.scss';
import { CardGroups } from '@/components/lists/CardGroups';
import groupStyles from '@/components/lists/CardGroups.module.scss';
import styles from '@/components/lists/CardList.module.scss';
import { cardsUrl, fetchCards, listHref, OtherBuildError } from '@/components/lists/fetchCards';
import { joinGroups } from '@/components/lists/joinGroups';
import { ListCard } from '@/components/lists/ListCard';
import type { MoreCardsProps } from '@/components/lists/loadMore';
import { isFocusLost, lastFollowedLink } from '@/components/ui/browser/linkFocus';
import type { Card } from '@/lib/articles/card';
import { fill } from '@/lib/i18n/fill';

/** Freshness of loaded pages, milliseconds (docs/requirements.md, Lists). */
const FRESH_MS = 300_000;

/** The first delay of a retry (docs/requirements.md, Lists). SWR doubles it each time, and adds a random delay. */
const RETRY_MS = 1_000;

const cardsOf = ({ rest, groups }: ReturnType<typeof joinGroups>): Card[] => [
  ...rest,
  ...groups.flatMap(({ cards }) => cards),
];

/** The pages after the first: SWR loads them, the cards go to the end of the list, focus to the first new one. */
export function MoreCards({ state, list, isPressed }: MoreCardsProps) {
  const { kind, nextHref, page, lastPage, shownIds, lastGroup, messages } = state;
  const first = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const takesFocus = useRef(isPressed);
  const link = useRef(lastFollowedLink());
  const [lastShown] = useState(() => list.querySelector(':scope > :last-child > ul'));
  const {
    data = [],
    error,
    isValidating,
    size,
    setSize,
  } = useSWRInfinite(
    // When the first page changes, cards move between pages: the cached ones would leave some out.
    (index) => [cardsUrl(nextHref, page + 1 + index), ...shownIds] as const,
    ([url]) => fetchCards(url),
    {
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      dedupingInterval: FRESH_MS,
      errorRetryCount: 3,
      errorRetryInterval: RETRY_MS,
    },
  );

  const pages = data.map(({ groups }) => groups);
  const joined = joinGroups(lastGroup.key, shownIds, pages);
  const cards = cardsOf(joined);
  const countBefore = cardsOf(joinGroups(lastGroup.key, shownIds, pages.slice(0, -1))).length;
  const newCount = cards.length - countBefore;
  const firstNew = cards[countBefore];
  const reached = page + data.length;
  const isEnd = reached >= (data.at(-1)?.lastPage ?? lastPage);
  const isWaiting = isValidating && data.length < size;

  // A page may have no new cards: its cards moved there when others were published, or belong to subcategories.
  const hasNoNew = data.length === size && newCount === 0 && !isEnd && !error;
  useEffect(() => {
    if (hasNoNew) void setSize(size + 1);
  }, [hasNoNew, setSize, size]);

  useEffect(() => {
    // A link that was followed meanwhile has moved the focus to the content, for its page that is loading.
    if (!takesFocus.current || lastFollowedLink() !== link.current) return;
    if (!(isFocusLost() || document.activeElement === button.current)) return;
    const firstLink = first.current?.querySelector<HTMLElement>(':is(h3, h4) a');
    // Until something has loaded, the button is where the focused link was.
    const target = data.length === 0 ? button.current : (firstLink ?? end.current);
    target?.focus();
  }, [data.length]);

  const item = (card: Card) => (
    <li key={card.id} className={styles.added} ref={card.id === firstNew?.id ? first : undefined}>
      <ListCard kind={kind} card={card} messages={messages.card} />
    </li>
  );

  // Placeholders, as many as a page has cards. Automatic retries show none, since each would move the button.
  const boxes =
    isWaiting &&
    !error &&
    shownIds.map((id) => (
      <li key={`after ${id}`} className={kind === 'news' ? styles.row : styles.card} aria-hidden="true" />
    ));

  return (
    <>
      {lastShown &&
        createPortal(
          <>
            {joined.rest.map(item)}
            {!lastGroup.key && boxes}
          </>,
          lastShown,
        )}
      {createPortal(
        <>
          <CardGroups groups={joined.groups} isAfterOver={lastGroup.isOver} past={messages.past}>
            {item}
          </CardGroups>
          {/* More cards in the last month would make it wider. */}
          {lastGroup.key && boxes && (
            <div className={groupStyles.month}>
              <ul className={gridStyles.grid}>{boxes}</ul>
            </div>
          )}
        </>,
        list,
      )}
      <p className="visually-hidden" role="status">
        {newCount > 0 && !isWaiting && !error ? fill(messages.loaded, { count: newCount }) : ''}
      </p>
      {error && (
        <p className={styles.failed} role="alert">
          {messages.failed}
        </p>
      )}
      {isEnd && !error ? (
        <p ref={end} className={styles.end} tabIndex={-1}>
          {messages.allLoaded}
        </p>
      ) : (
        <button
          ref={button}
          className={styles.more}
          type="button"
          aria-busy={isWaiting}
          onClick={() => {
            // This page has no code for such cards; a new document does.
            if (error instanceof OtherBuildError) return location.assign(listHref(nextHref, reached + 1));
            takesFocus.current = true;
            link.current = lastFollowedLink();
            if (!isWaiting) void setSize(error ? size : size + 1);
          }}
        >
          {isWaiting ? messages.loading : error ? messages.retry : messages.more}
        </button>
      )}
    </>
  );
}
