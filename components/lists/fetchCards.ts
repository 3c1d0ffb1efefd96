import type { CardGroup } from '@/lib/articles/card';
import { parseCardGroups } from '@/lib/articles/card';
import { fetchJson, number, object } from '@/lib/json';

/** A failed page is requested again this often, from 1 s doubling up to 30 s (docs/requirements.md, Lists). */
export const RETRIES = 3;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** Milliseconds before the n-th retry, counted from 1. */
export const retryDelay = (retry: number): number => Math.min(FIRST_RETRY_MS * 2 ** (retry - 1), LONGEST_RETRY_MS);

/**
 * The URL of the cards of a page of a list.
 *
 * @param href of any page of the list but the first
 */
export const cardsUrl = (href: string, page: number): string =>
  `/api/cards?${new URLSearchParams({ of: href.replace(/\bpage=\d+/, `page=${page}`) })}`;

const parseCardPage = object<{ groups: CardGroup[]; lastPage: number }>({ groups: parseCardGroups, lastPage: number });

export const fetchCards = (url: string) => fetchJson(url, parseCardPage);
