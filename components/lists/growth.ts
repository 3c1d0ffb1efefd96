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

export type MoreCardsProps = { growth: Growth; list: HTMLUListElement };
