import type { CardMessages } from '@/components/cards/cardNotes';
import type { CardGroup } from '@/lib/articles/card';
import type { Messages } from '@/lib/i18n/messages';

/** The kinds of lists; each has its own cards. */
export type ListKind = 'news' | 'events' | 'articles';

type ListMessages = Omit<Messages['LoadMore'], 'all' | 'previous'> & {
  allLoaded: string;
  /** The heading over events that have ended. */
  past: string;
  /** The texts of a card other than its article's. */
  card: CardMessages;
};

/** The props of ‘load more’. */
export type LoadMoreState = {
  kind: ListKind;
  page: number;
  lastPage: number;
  /** The same list’s next page as an address, for crawlers and browsers without JavaScript. */
  nextHref: string;
  /** Cards already shown: none is shown twice when articles were added meanwhile. */
  shownIds: string[];
  /** The last group shown, which the next page may continue. */
  lastGroup: Pick<CardGroup, 'key' | 'isOver'>;
  messages: ListMessages;
};

/** `list` holds the groups the server rendered. When the visitor returns to a list, nothing was pressed. */
export type MoreCardsProps = { state: LoadMoreState; list: HTMLElement; isPressed: boolean };
