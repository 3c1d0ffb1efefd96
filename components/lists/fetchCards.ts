import { type CardGroup, parseCardGroups } from '@/lib/articles/card';
import { fetchJson, number, object } from '@/lib/json';

/**
 * The URL of the cards of a page of a list.
 *
 * @param href of any page of the list but the first
 */
export const cardsUrl = (href: string, page: number): string =>
  `/api/cards?${new URLSearchParams({ of: href.replace(/\bpage=\d+/, `page=${page}`) })}`;

const parseCardPage = object<{ groups: CardGroup[]; lastPage: number }>({ groups: parseCardGroups, lastPage: number });

export const fetchCards = (url: string) => fetchJson(url, parseCardPage);
