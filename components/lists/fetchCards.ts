import { type CardGroup, parseCardGroups } from '@/lib/articles/card';
import { fetchJson, number, object } from '@/lib/json';

/**
 * The URL of a page of a list.
 *
 * @param href of any page of the list but the first
 */
export const listHref = (href: string, page: number): string => href.replace(/\bpage=\d+/, `page=${page}`);

/** The URL of the cards of that page. */
export const cardsUrl = (href: string, page: number): string =>
  `/api/cards?${new URLSearchParams({ of: listHref(href, page) })}`;

const parseCardPage = object<{ groups: CardGroup[]; lastPage: number }>({ groups: parseCardGroups, lastPage: number });

/** The cards have the shape of another build, which replaced that of the page or is being replaced. */
export class OtherBuildError extends TypeError {}

/** @throws {OtherBuildError} or as `fetchJson` */
export const fetchCards = (url: string) =>
  fetchJson(url, (value) => {
    try {
      return parseCardPage(value);
    } catch (cause) {
      throw new OtherBuildError(url, { cause });
    }
  });
