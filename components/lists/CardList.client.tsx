'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from '@/components/lists/CardList.module.scss';
import type { MoreCardsProps } from '@/components/lists/MoreCards.client';
import type { Language } from '@/lib/language';

/** Which cards a list is made of; each has its own look. */
export type ListKind = 'news' | 'events' | 'articles';

export type ListWords = {
  more: string;
  loading: string;
  failed: string;
  retry: string;
  allLoaded: string;
  /** What is announced when 1, 2, 3 … cards have arrived. */
  arrived: string[];
};

/** What a list needs to grow: everything is a finished string. */
export type Growth = {
  kind: ListKind;
  language: Language;
  /** The call of our own `/api` without its page, `/api/article?limit=5&type=news`. */
  endpoint: string;
  page: number;
  lastPage: number;
  /** The same list’s next page as an address, for crawlers and browsers without JavaScript. */
  nextHref: string;
  /** Cards already shown: none is shown twice when articles were added meanwhile. */
  shownIds: string[];
  words: ListWords;
};

type Props = { className: string; growth: Growth; children: ReactNode };

/** What adds pages, once it has arrived, and the lists it was used on: going back finds them as they were left. */
const arrived = { More: null as ComponentType<MoreCardsProps> | null, lists: new Set<string>() };

/** A list of cards whose next pages are added in place; what does that arrives with the first ‘load more’. */
export function CardList({ className, growth, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [More, setMore] = useState<ComponentType<MoreCardsProps> | null>(null);
  const { page, lastPage, nextHref, words } = growth;

  // Before the browser paints, so that it can return to the place the visitor left.
  useLayoutEffect(() => {
    if (arrived.lists.has(growth.endpoint)) setMore(() => arrived.More);
  }, [growth.endpoint]);

  const begin = async (event: MouseEvent): Promise<void> => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { MoreCards } = await import('@/components/lists/MoreCards.client');
    arrived.More = MoreCards;
    arrived.lists.add(growth.endpoint);
    setMore(() => MoreCards);
  };

  return (
    <>
      <ul ref={list} className={className}>
        {children}
      </ul>
      <div className={styles.foot}>
        {More && list.current && <More growth={growth} list={list.current} />}
        {!More && page < lastPage && (
          <a className={styles.more} href={nextHref} onClick={(event) => void begin(event)}>
            {words.more}
          </a>
        )}
        {!More && page >= lastPage && <p className={styles.end}>{words.allLoaded}</p>}
      </div>
    </>
  );
}
