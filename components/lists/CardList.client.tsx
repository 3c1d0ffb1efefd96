'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import styles from '@/components/lists/CardList.module.scss';
import type { LoadMoreState, MoreCardsProps } from '@/components/lists/loadMore';
import { isPlainClick } from '@/components/ui/browser/isPlainClick';
import { loadOrFollow } from '@/components/ui/browser/loadCode';

/**
 * The component that adds pages, once loaded, and the lists that use it, which show the same cards when the visitor
 * returns.
 */
const loaded = { More: null as ComponentType<MoreCardsProps> | null, lists: new Set<string>() };

/** A list of cards whose next pages are added in place; the code for that is loaded with the first ‘load more’. */
export function CardList({ state, children }: { state: LoadMoreState; children: ReactNode }) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const [More, setMore] = useState(() => (loaded.lists.has(state.nextHref) ? loaded.More : null));
  const [isPressed, setPressed] = useState(false);
  const { page, lastPage, nextHref, messages } = state;

  const begin = async (event: MouseEvent): Promise<void> => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const code = await loadOrFollow(nextHref, () => import('@/components/lists/MoreCards.client'));
    if (!code) return;
    loaded.More = code.MoreCards;
    loaded.lists.add(nextHref);
    setPressed(true);
    setMore(() => code.MoreCards);
  };

  return (
    <>
      <div ref={setList}>{children}</div>
      <div className={styles.foot}>
        {More && list && <More state={state} list={list} isPressed={isPressed} />}
        {!More && page < lastPage && (
          <a className={styles.more} href={nextHref} onClick={(event) => void begin(event)}>
            {messages.more}
          </a>
        )}
        {!More && page >= lastPage && <p className={styles.end}>{messages.allLoaded}</p>}
      </div>
    </>
  );
}
